/** The pictures and documents beside the Markdown, at `files/` and their path in the wiki. */
import type { APIRoute } from "astro";
import { wikiPath } from "../../../domain/identity.ts";
import { mediaTypeOf, readAsset } from "../../../usecases/site-assets.ts";
import { siteWiki } from "../../wiki.ts";

export async function getStaticPaths() {
  const { assets } = await siteWiki();
  return [...assets].map((path) => ({ params: { path } }));
}

export const GET: APIRoute = async ({ params: { path = "" } }) => {
  const { palimpsest } = await siteWiki();
  const bytes = await readAsset(palimpsest.files, wikiPath(path));
  if (bytes === null) return new Response(null, { status: 404 });
  const type = mediaTypeOf(path) ?? "application/octet-stream";
  return new Response(Uint8Array.from(bytes), { headers: { "Content-Type": type } });
};

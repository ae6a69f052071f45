/** What of the HTML in a page, and of drawings made from it, may reach a browser. */
import { defaultSchema, type Schema } from "hast-util-sanitize";

/**
 * GitHub's own list, without `name`, by which an element could take the place of a property of the document, and with
 * anchors as the author wrote them, for links lead to them.
 */
export const PAGE_SCHEMA: Schema = {
  ...defaultSchema,
  clobber: [],
  clobberPrefix: "",
  attributes: {
    ...defaultSchema.attributes,
    "*": (defaultSchema.attributes?.["*"] ?? []).filter((name) => name !== "name"),
    code: [["className", /^language-./, "math-inline", "math-display"]],
    div: [["className", "alert", /^alert-./], ...(defaultSchema.attributes?.div ?? [])],
    p: [["className", "alert-title"]],
    img: [...(defaultSchema.attributes?.img ?? []), "loading", "decoding"],
  },
};

/** Shapes, words and markers; no script, no style, no link, no image, no animation. */
export const SVG_SCHEMA: Schema = {
  clobber: [],
  tagNames: [
    ...["svg", "g", "defs", "marker", "title", "text", "tspan"],
    ...["rect", "circle", "ellipse", "line", "path", "polygon", "polyline"],
  ],
  attributes: {
    "*": [
      ...["id", "className", "viewBox", "width", "height", "x", "y", "x1", "x2", "y1", "y2"],
      ...["rx", "ry", "cx", "cy", "r", "d", "dx", "dy", "points", "transform"],
      ...["fill", "stroke", "strokeWidth", "strokeDashArray", "strokeLineCap", "strokeLineJoin"],
      ...["opacity", "fontSize", "fontWeight", "textAnchor", "dominantBaseline"],
      ...["markerStart", "markerEnd", "markerWidth", "markerHeight", "refX", "refY", "orient"],
    ],
  },
  strip: ["script", "style"],
};

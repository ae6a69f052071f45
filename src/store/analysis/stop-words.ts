/**
 * Words that say nothing about what a text is about. They are left out of the index and of questions, which makes
 * both faster and better. Each list holds words as people type them, with accents and, where that word is no
 * other, without. Negations stay in: "not" and "never" are what some decisions are about.
 */

const ENGLISH = `
a about above after again all also am an and any are as at be because been before being below between both but by
can could did do does doing done down during each either etc few for from further had has have having he her here
hers herself him himself his how however i if in into is it its itself just let may me might more most must my
myself of off on once only onto or other others otherwise ought our ours ourselves out over own per rather same
shall she should since so some such than that the their theirs them themselves then there therefore these they this
those though through thus till to too under until up upon us very via was we were what when where whether which
while who whom whose why will with within would yet you your yours yourself yourselves e.g i.e eg ie vs`;

const FRENCH = `
à a afin ai ainsi alors après apres as au aucun aucune aussi autre autres aux avait avant avec avoir ayant c ça car
ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez ci comme comment d dans de depuis des dès
donc dont du elle elles en encore entre es est et étaient était etait étant été etc eu eux fait fut hors il ils j je
jusqu jusque l la là le les leur leurs lors lorsque lui m ma mais me même meme mêmes mes moi mon n nos notre nous on
ont ou où par parce parfois parmi pendant peu peut peuvent plus plusieurs pour pourquoi puis puisque qu quand que
quel quelle quelles quels qui quoi s sa sans se selon ses si soi soit son sont sous sur t ta tandis te tel telle
telles tels tes toi ton tous tout toute toutefois toutes très tres tu un une vers via voici voilà vos votre vous y`;

function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

export const ENGLISH_STOP_WORDS: ReadonlySet<string> = listed(ENGLISH);
export const FRENCH_STOP_WORDS: ReadonlySet<string> = listed(FRENCH);
export const NO_STOP_WORDS: ReadonlySet<string> = new Set();

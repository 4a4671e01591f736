const institution =
  /(^|\s)(universi\w*|universit\w*|institut\w*|college|museum\w*|muse[eu]\w*|hospital\w*|academ\w*|polytechn\w*|politecnico|politechnika|hochschule|ecole|school|centre|center|centro|zentrum|cnrs|inserm|agency|laborator\w*|observatory|foundation|council|society|ministry|company|corporation|ltd|inc|gmbh)(\s|$)/;
const partOfOne =
  /^(the )?(department|departamento|dept|dipartimento|division|section|faculty|faculte|facultad|fakultat|school|unit|group|laborator\w*|chair|programme?|college of (science|medicine|art|agricultur|engineering|education|law|business|life)\w*|(research )?cent(er|re) (for|of))( |$)/;
const littleWords = /(^| )(the|of|and|for|de|del|della|di|da|do|des|du|la|le|der|die|und|et|y|in|at)(?= |$)/g;

/** The form for comparison: lower case, without accents and signs. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const core = (name: string) => name.replaceAll(littleWords, ' ').replaceAll(/ +/g, ' ').trim();

/**
 * The institutions in an affiliation, without departments, streets, cities and countries; the whole affiliation if no
 * part looks like an institution.
 */
export function institutionsOf(affiliation: string): Map<string, string> {
  const parts = affiliation
    .split(/[,;|/\n]|\s[-–—]\s/)
    .map((part) => ({ printed: part.trim(), folded: folded(part) }))
    .filter((part) => part.folded !== '');
  const named = parts.filter((part) => institution.test(part.folded) && !partOfOne.test(part.folded));
  const [first] = parts;
  const whole = first && parts.length === 1 ? [first] : [];
  const chosen = named.length > 0 ? named : whole;
  const fallback =
    chosen.length === 0 && affiliation.trim() !== ''
      ? [{ printed: affiliation.trim(), folded: folded(affiliation) }]
      : [];
  return new Map([...chosen, ...fallback].map((part) => [core(part.folded), part.printed]));
}

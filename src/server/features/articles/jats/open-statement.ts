/** A sentence of a licence or a copyright line that opens the whole article. */
export interface OpenStatement {
  /** The address of the licence, where the sentence gives one. */
  readonly url: string | null;
  /** Where the sentence begins. */
  readonly start: number;
}

const licenceName =
  /creative\s+commons|creativecommons\.org|\bCC[- ]?(?:BY|0)\b|\bopen[- ]access\s+(?:article|paper|publication)\b/iu;
const licenceAddress = /https?:\/\/(?:www\.)?creativecommons\.org\/(?:licen[sc]es|publicdomain)\/[\w./-]*\w\/?/iu;

const aPreposition = 'in|of|to|from|for|with|within|accompanying';
const theArticle = new RegExp(
  `(?<!\\b(?:${aPreposition})\\s)\\b(?:this|the|est[ea]|cet|diese[rs]?)\\s+(?:(?!(?:${aPreposition}|de|da|do|del)\\s)[\\p{L}-]+\\s+){0,5}?(?:article|paper|publication|manuscript|artículo|artigo|artikel|beitrag)\\b`,
  'iu',
);
/** Words that say no more than that something is licensed; the licence of an article means the article. */
const itself =
  /^\W*(?:open access\W*)?$|\b(?:this|the|present) (?:[\p{L}-]+ )?(?:work|content)\b|\b(?:licen[sc]ed|distributed|published|released|available|provided)\b|^\W*(?:copyright|©)/iu;
const aPart =
  /\b(?:fig(?:ure|ura)?s?|tab(?:le|la|ela)s?|imag\w*|photo\w*|pictures?|illustrations?|graphics?|maps?|plates?|panels?|box(?:es)?|videos?|audio|supplement\w*|data(?:sets?)?|code|software|abstracts?|append\w+|materials?|covers?|logos?|parts?|portions?|some|abbildung(?:en)?)\b/iu;
const doubt =
  /\b(?:not|never|nor|no longer|if|unless|until|after|once|when|will|would|choose|option\w*|embargo\w*|upon|all rights reserved|subscri\w+)\b/iu;
const later =
  /\b(?:from|as of|after|until|starting|beginning|effective)\b.{0,40}(?:\b\d{4}\b|\b(?:months?|years?|embargo)\b)/iu;
/** What is licensed with the article, or left out of its licence: it takes nothing from the article itself. */
const joinedClause =
  /(?<=\b(?:article|paper|publication|manuscript|work)),? (?:and|including|together with|except|excluding|apart from)\b[^,;]*?(?=,|;| is | are )/iu;

/**
 * Finds the sentence that puts the whole article under an open licence; null where there is none. A sentence about a figure, one
 * about a later day, or one that is unclear opens nothing.
 */
export function findOpenStatement(prose: string): OpenStatement | null {
  let start = 0;
  for (const sentence of prose.split(/(?<=[.!?])\s+(?=[\p{Lu}"“(©])/u)) {
    start = prose.indexOf(sentence, start);
    if (opens(sentence, prose.slice(0, start))) return { url: licenceAddress.exec(sentence)?.[0] ?? null, start };
    start += sentence.length;
  }
  return null;
}

function opens(sentence: string, before: string): boolean {
  const named = licenceName.exec(sentence);
  if (named === null || later.test(sentence)) return false;
  const head = sentence.slice(0, named.index).replace(joinedClause, '');
  if (aPart.test(head) || doubt.test(head)) return false;
  const subject = theArticle.exec(sentence);
  if (subject !== null && subject.index <= named.index) return true;
  return itself.test(head) && !aPart.test(before) && !doubt.test(before);
}

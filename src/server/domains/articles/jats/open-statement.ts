/** A sentence of a licence or a copyright line that opens the whole article. */
export interface OpenStatement {
  /** The address of the licence, where the sentence gives one. */
  readonly url: string | null;
  /** Where the sentence begins. */
  readonly start: number;
}

const licenceName =
  /creative\s+commons|(?:https?:\/\/)?(?:www\.)?creativecommons\.org|\bCC[- ]?(?:BY|0)\b|\bopen[- ]access\s+(?:article|paper|publication)\b/iu;
const licenceAddress = /https?:\/\/(?:www\.)?creativecommons\.org\/(?:licen[sc]es|publicdomain)\/[\w./-]*\w\/?/iu;

const articleNoun = 'article|paper|publication|manuscript|artículo|artigo|artikel|beitrag';
/** What names the article as the thing that is licensed: this article, this is an open access article. */
const theArticle = new RegExp(
  `(?<!\\b(?:in|of|to|from|for|with|within|accompanying)\\s)\\b(?:this|the|est[ea]|cet|diese[rs]?)\\s+(?:(?:is|an?|open|access|open-access|present|é|es|est|ist|u[nm]e?)\\s+){0,4}(?:${articleNoun})\\b`,
  'iu',
);
/** The only words allowed between the article and its licence: any other could change the meaning of the sentence. */
const licensing = new RegExp(
  `^[\\s,:–()-]*(?:(?:${[
    'is|are|was|has|been|an?|the|this|which|present|open|access|and|of|all|its|in|by|under|through|with|accordance|hereby|freely',
    'distributed|published|licen[sc]ed?|released?|made|available|provided|terms|conditions|version|except|where|otherwise|noted|stated',
    `work|content|contents|document|journal|authors|papers|retain|copyright|${articleNoun}`,
    'est|es|está|é|ist|steht|wird|wurde|publi(?:é|cado|cada)|distribu(?:é|ido|ído)|veröffentlicht|lizenziert|accès|acceso|acesso|libre|abierto|aberto',
    'sous|bajo|sob|unter|une?|uma?|una|einer|der|les|los|os|la|de|da|des|en|em|termes|términos|termos|licence|licencia|licença|lizenz',
  ].join('|')})(?!\\p{L})[\\s,:–()-]*)*$`,
  'iu',
);
/** What may precede the article: nothing, an open access sign, a line of copyright. */
const lead = /^\W*(?:open[- ]access\W*|(?:©|copyright|\(c\)).*)?$|[.;:]\s*$/iu;
const aPart =
  /\b(?:fig(?:ure|ura)?s?|tab(?:le|la|ela)s?|imag\w*|photo\w*|pictures?|illustrations?|graphics?|maps?|plates?|panels?|box(?:es)?|videos?|audio|supplement\w*|data(?:sets?)?|code|software|abstracts?|append\w+|materials?|covers?|logos?|parts?|portions?|some|abbildung(?:en)?)\b/iu;
const doubt =
  /\b(?:not|never|nor|no longer|if|unless|until|after|once|when|will|would|choose|option\w*|embargo\w*|upon|all rights reserved|subscri\w+)\b/iu;
const later =
  /\b(?:on|from|as of|after|until|starting|beginning|effective)\b.{0,40}(?:\b\d{4}\b|\b(?:months?|years?|embargo)\b)/iu;
/** What is licensed with the article, or excluded: it does not restrict the licence of the article itself. */
const joinedClause =
  /(?<=\b(?:article|paper|publication|manuscript|work)),? (?:and|including|together with|except|excluding|apart from)\b[^,;]*?(?=,|;| is | are )/iu;

/**
 * Finds the sentence that puts the whole article under an open licence; null if there is none. A sentence about a
 * figure or a later date, or an unclear one, does not count.
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

function opens(written: string, before: string): boolean {
  const sentence = written.replace(joinedClause, '');
  const named = licenceName.exec(sentence);
  if (named === null || later.test(sentence)) return false;
  const subject = theArticle.exec(sentence);
  if (subject === null || subject.index > named.index) {
    // Words that name no subject, such as “Licensed under CC BY”, mean the article unless something else came before.
    return licensing.test(sentence.slice(0, named.index)) && !aPart.test(before) && !doubt.test(before);
  }
  const start = sentence.slice(0, subject.index);
  const between = sentence.slice(subject.index + subject[0].length, named.index);
  return lead.test(start) && !aPart.test(start) && !doubt.test(start) && licensing.test(between.trim());
}

interface Traits {
  readonly doi: string;
  readonly title?: string;
  readonly year?: number;
  /** An address, or words; none when left out. */
  readonly licence?: string;
  readonly keywords?: readonly string[];
}

function permissions(licence: string): string {
  if (licence === '') return '';
  const inside = licence.startsWith('https:')
    ? `<license xlink:href="${licence}"/>`
    : `<license><license-p>${licence}</license-p></license>`;
  return `<permissions>${inside}</permissions>`;
}

const keywordGroup = (keywords: readonly string[]) =>
  keywords.length > 0 ? `<kwd-group>${keywords.map((word) => `<kwd>${word}</kwd>`).join('')}</kwd-group>` : '';

/** The XML of a small article, as a publisher delivers it. */
export function jatsArticle({ doi, title = 'On examples', year = 2011, licence = '', keywords = [] }: Traits): string {
  return `<article xmlns:xlink="http://www.w3.org/1999/xlink"><front><journal-meta><journal-title-group><journal-title>Test Journal</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="doi">${doi}</article-id><title-group><article-title>${title}</article-title></title-group>
<pub-date pub-type="epub"><day>2</day><month>3</month><year>${year}</year></pub-date>${permissions(licence)}<abstract><p>One &lt; two &amp; <italic>three</italic>.</p></abstract>${keywordGroup(keywords)}</article-meta></front></article>`;
}

export interface FixtureParts {
  readonly attributes?: string;
  readonly journal?: string;
  readonly title?: string;
  readonly meta?: string;
  readonly body?: string;
  readonly back?: string;
}

/** The XML of a small article for tests, made of the parts that a test is about. */
export function anArticleXml(parts: FixtureParts = {}): string {
  const namespaces =
    'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:tp="http://www.plazi.org/taxpub" xmlns:oasis="http://www.niso.org/standards/z39-96/ns/oasis-exchange/table"';
  const title = parts.title ?? '<article-title>Of Dunes</article-title>';
  return `<article ${namespaces} ${parts.attributes ?? ''}><front><journal-meta>${parts.journal ?? ''}</journal-meta>
    <article-meta><title-group>${title}</title-group>${parts.meta ?? ''}</article-meta></front>
    ${parts.body === undefined ? '' : `<body>${parts.body}</body>`}<back>${parts.back ?? ''}</back></article>`;
}

/** A run of words, or the beginning or end of an element that sets them. */
export type InlineToken =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly element: string };

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
]);

const decode = (html: string) => html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities.get(entity) ?? entity);

/** The parts of inline HTML that this server made; small capitals and TeX count as elements of their own. */
export function inlineTokens(html: string): InlineToken[] {
  return html.split(/(<[^>]*>)/).flatMap((part): InlineToken[] => {
    if (part === '') return [];
    const tag = /^<(\/?)([a-z0-9]+)([^>]*)>$/i.exec(part);
    if (!tag) return [{ kind: 'words', text: decode(part) }];
    const [, slash, name = '', attributes = ''] = tag;
    if (attributes.endsWith('/') || name === 'br') return [];
    const element = /"(small-caps|tex)"/.exec(attributes)?.[1] ?? name.toLowerCase();
    return [{ kind: slash === '/' ? 'close' : 'open', element }];
  });
}

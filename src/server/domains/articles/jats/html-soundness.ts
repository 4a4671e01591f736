const insideParagraph = new Set([
  'p',
  'ul',
  'ol',
  'dl',
  'table',
  'figure',
  'section',
  'div',
  'aside',
  'pre',
  'blockquote',
]);

/** What is wrong with HTML that should be well-formed: tags out of order, blocks in paragraphs, links in links. */
export function htmlFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, closing = '', name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?: [a-z-]+="[^"<>]*")*>/g)) {
    if (closing === '/') {
      const expected = open.pop();
      if (expected !== name) faults.push(`${tag} closes ${expected ?? 'nothing'}`);
      continue;
    }
    if (insideParagraph.has(name) && open.includes('p')) faults.push(`${tag} inside a paragraph`);
    if (name === 'a' && open.includes('a')) faults.push('a link inside a link');
    if (name !== 'br' && name !== 'img') open.push(name);
  }
  const rest = html.replace(/<\/?[a-z][a-z0-9]*(?: [a-z-]+="[^"<>]*")*>/g, '');
  if (/[<>]/.test(rest)) faults.push(`a stray bracket near “${/.{0,20}[<>].{0,20}/s.exec(rest)?.[0] ?? ''}”`);
  if (/&amp;(?:amp|lt|gt|quot|#\d+);/.test(html)) faults.push('text escaped twice');
  return [...faults, ...open.map((name) => `${name} never closed`)];
}

import type { CitedName, CitedWork, Locator } from './cited-work.ts';

/** A run of words, or the beginning or end of an element that sets them. */
type InlineToken =
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
function inlineTokens(html: string): InlineToken[] {
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

// Braces are counted even behind a backslash, so they are named instead.
const characterNames: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '"': '\\textquotedbl{}',
};

/** Text for LaTeX: special characters escaped, other scripts in UTF-8. */
const latexText = (text: string) =>
  text.replace(/[\\{}~^<>"]/g, (character) => characterNames[character] ?? character).replace(/[&%$#_]/g, '\\$&');

const commands: Record<string, string> = {
  i: '\\textit{',
  b: '\\textbf{',
  sub: '\\textsubscript{',
  sup: '\\textsuperscript{',
  code: '\\texttt{',
  'small-caps': '\\textsc{',
};

/** Styles lower-case titles: braces protect a word with a capital. */
const keepCapitals = (text: string) =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, place) => (place % 2 === 1 && /\p{Lu}/u.test(part) ? `{${part}}` : latexText(part)))
    .join('');

/** The first word has its capital in every style. */
const freeFirstWord = (title: string) => title.replace(/^\{(\p{Lu}[\p{Ll}\p{N}]*)\}/u, '$1');

const scripts: Record<string, readonly string[]> = {
  msub: ['', 'sub'],
  msup: ['', 'sup'],
  msubsup: ['', 'sub', 'sup'],
};

/** TeX goes in as it is, unless a brace of it would end the field. */
function formula(tex: string): string {
  let open = 0;
  for (const [brace] of tex.matchAll(/\\.|[{}]/g)) {
    if (brace === '{') open += 1;
    if (brace === '}') open -= 1;
    if (open < 0) break;
  }
  return open === 0 && !/\\$|\\[{}]/.test(tex) ? `$${tex}$` : latexText(tex);
}

/** A title as LaTeX: formatting as commands, formulas as formulas, capitals protected. */
export function latexTitle(html: string): string {
  const opened: { element: string; children: number; closing: string }[] = [];
  const title = inlineTokens(html)
    .map((token) => {
      const parent = opened.at(-1);
      if (token.kind === 'words') return parent?.element === 'tex' ? formula(token.text) : keepCapitals(token.text);
      if (token.kind === 'close') return opened.pop()?.closing ?? '';
      const script = scripts[parent?.element ?? '']?.[parent?.children ?? 0];
      if (parent) parent.children += 1;
      const command = (commands[script ?? ''] ?? '') + (commands[token.element] ?? '');
      opened.push({ element: token.element, children: 0, closing: command.replace(/[^{]/g, '').replaceAll('{', '}') });
      return command;
    })
    .join('');
  return freeFirstWord(title);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Braces keep a group, and a name that BibTeX would take apart at a comma or an "and", in one piece. */
function authorName({ given, family, suffix }: CitedName): string {
  const whole = latexText(family);
  if (given === '') return `{${whole}}`;
  const held = /,|\sand\s/i.test(family) ? `{${whole}}` : whole;
  const first = /,|\sand\s/i.test(given) ? `{${latexText(given)}}` : latexText(given);
  return [held, ...(suffix ? [latexText(suffix)] : []), first].join(', ');
}

const place = (locator: Locator): [string, string] =>
  locator.kind === 'number'
    ? ['eid', latexText(locator.number)]
    : [
        'pages',
        [locator.first, locator.last]
          .filter((page) => page !== null)
          .map(latexText)
          .join('--'),
      ];

/** Addresses and identifiers are not escaped, but a brace would end the field. */
const verbatim = (text: string) => text.replace(/[{}\\]/g, encodeURIComponent);

/** A work as an entry of a BibTeX file. */
export function writeBibtex(work: CitedWork): string {
  const [year = '', month] = work.published;
  const optional = (field: string, value: string | null): [string, string][] => (value ? [[field, value]] : []);
  const fields = [
    ...optional('author', work.authors.map(authorName).join(' and ')),
    ['title', latexTitle(work.title.html)],
    ['journal', latexText(work.journal)],
    ['year', year],
    ...optional('volume', work.volume && latexText(work.volume)),
    ...optional('number', work.issue && latexText(work.issue)),
    place(work.locator),
    ['publisher', latexText(work.publisher)],
    ...optional('issn', work.issn && latexText(work.issn)),
    ...optional('doi', work.doi && verbatim(work.doi)),
    ['url', verbatim(work.address)],
  ].map(([field, value]) => `  ${field} = {${value}}`);
  // The names of months are macros: each style prints them in its own manner.
  const named = month === undefined ? [] : [`  month = ${months[Number(month) - 1]}`];
  return `@article{${work.key},\n${[...fields, ...named].join(',\n')}\n}\n`;
}

import { inlineTokens } from './inline-tokens.ts';

// Braces are counted even behind a backslash, so they are named instead.
const named: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '"': '\\textquotedbl{}',
};

/** Words as LaTeX prints them: what has a meaning there is escaped, every script stays itself in UTF-8. */
export const latexText = (text: string) =>
  text.replace(/[\\{}~^<>"]/g, (character) => named[character] ?? character).replace(/[&%$#_]/g, '\\$&');

const commands: Record<string, string> = {
  i: '\\textit{',
  b: '\\textbf{',
  sub: '\\textsubscript{',
  sup: '\\textsuperscript{',
  code: '\\texttt{',
  'small-caps': '\\textsc{',
};

/** Styles put titles in lower case: a word with a capital keeps it in braces. */
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

/** A title as LaTeX: its italics and the like as commands, its formulas as formulas, its capitals kept. */
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

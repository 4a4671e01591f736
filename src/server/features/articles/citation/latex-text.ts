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

/** A title as LaTeX: its italics and the like as commands, its capitals kept. */
export function latexTitle(html: string): string {
  const closings: string[] = [];
  const title = inlineTokens(html)
    .map((token) => {
      if (token.kind === 'words') return keepCapitals(token.text);
      if (token.kind === 'close') return closings.pop() ?? '';
      const command = commands[token.element] ?? '';
      closings.push(command && '}');
      return command;
    })
    .join('');
  return freeFirstWord(title);
}

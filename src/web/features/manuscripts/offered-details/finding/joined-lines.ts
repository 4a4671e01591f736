import type { TextLine } from '../lines/text-line.ts';

const isDivided = (text: string) => /\p{L}[-\u2010\u00ad]$/u.test(text);
const isEnd = (text: string) => /[.!?:;)”"'’…。؟]$/u.test(text);

function joined(text: string, next: string): string {
  if (text === '') return next;
  if (!isDivided(text)) return `${text} ${next}`;
  // A word that was divided goes on in small letters; a compound or a range keeps its hyphen.
  return /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : text + next;
}

/** Lines as running text: divided words are whole again, paragraphs are divided by an empty line. */
export function joinedLines(lines: readonly Pick<TextLine, 'text' | 'startsParagraph'>[]): string {
  const paragraphs: string[] = [];
  for (const { text, startsParagraph } of lines) {
    const last = paragraphs.at(-1);
    if (last === undefined || (startsParagraph && isEnd(last))) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = joined(last, text);
  }
  return paragraphs.join('\n\n').trim();
}

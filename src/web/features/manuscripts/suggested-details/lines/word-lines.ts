import { raised, type TextLine } from './text-line.ts';

/** A part of a Word document, as the library reads it: a paragraph, a run, a text, a table, … */
export interface WordPart {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly WordPart[];
  readonly styleName?: string | null;
  readonly fontSize?: number | null;
  readonly isBold?: boolean;
  readonly verticalAlignment?: string;
}

const usualSize = 11;
const breakSign = '\n';

/** A paragraph's size from its style, if its runs have none. */
function sizeOfStyle(styleName: string): number {
  if (/^title$/i.test(styleName)) return 28;
  const level = /^heading (\d)$/i.exec(styleName)?.[1];
  return level === undefined ? usualSize : 20 - Number(level);
}

const runsIn = (part: WordPart): readonly WordPart[] =>
  part.type === 'run' ? [part] : (part.children ?? []).flatMap(runsIn);

function writtenIn(part: WordPart): string {
  if (part.type === 'text') return part.value ?? '';
  if (part.type === 'tab') return ' ';
  if (part.type === 'break') return breakSign;
  return (part.children ?? []).map(writtenIn).join('');
}

/** Marks are raised by name, or by hand: set in smaller type, digits alone. */
function textOf(run: WordPart, size: number): string {
  const text = writtenIn(run);
  const isMark = (run.fontSize ?? size) < size * 0.75 && /^[\d,\s]+$/.test(text);
  return run.verticalAlignment === 'superscript' || isMark ? raised(text) : text;
}

function linesOfParagraph(paragraph: WordPart): TextLine[] {
  const runs = runsIn(paragraph);
  const style = paragraph.styleName ?? '';
  const written = runs.filter((run) => writtenIn(run).trim() !== '');
  const size = Math.max(0, ...written.map(({ fontSize }) => fontSize ?? 0)) || sizeOfStyle(style);
  const isBold = written.length > 0 && written.every((run) => run.isBold);
  const texts = runs
    .map((run) => textOf(run, size))
    .join('')
    .split(breakSign);
  return texts.flatMap((line, place) => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    const look = `${style}${isBold ? ' bold' : ''}`;
    return text === '' ? [] : [{ text, size, look, page: 1, startsParagraph: place === 0, left: 0, style }];
  });
}

/** The paragraphs of a Word document, in order, those in tables, too. */
export function linesOfWord(part: WordPart): TextLine[] {
  if (part.type === 'paragraph') return linesOfParagraph(part);
  return (part.children ?? []).flatMap(linesOfWord);
}

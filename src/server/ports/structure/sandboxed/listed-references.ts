import {
  plainText,
  textOfBlock,
  type Block,
  type Inline,
  type MetaValue,
} from '../../typesetter/sandboxed/pandoc-document.ts';
import { levelOf } from '../../typesetter/sandboxed/without-authors.ts';
import { captionOf } from './captions.ts';
import { linesOf, trimmed, withoutStart, wordsOf } from './inlines.ts';

const heading =
  /^\s*(?:\p{Nd}+[.)]?\s+)?(?:references?(?: list| cited| and notes)?|list of references|bibliography|literature(?: cited| references)?|works cited|cited literature|literatur(?:verzeichnis)?|références(?: bibliographiques)?|bibliographie|referencias(?: bibliográficas)?|bibliografía|referências|المراجع|قائمة المراجع|المصادر(?: والمراجع)?|المراجع والمصادر|参考文献|參考文獻)\s*[:.]?\s*$/iu;

export interface ListedEntry {
  readonly number: number | null;
  readonly words: readonly Inline[];
}

interface Split {
  readonly text: readonly Block[];
  /** The blocks of the list, and where they were. */
  readonly listed: readonly Block[];
  readonly at: number;
  readonly entries: readonly ListedEntry[];
}

const isListHeading = (block: Block): boolean =>
  (levelOf(block) !== null || wordsOf(block) !== null) && heading.test(textOfBlock(block));

/** Whether a block ends a list of references. */
const endsList = (block: Block): boolean =>
  block.t === 'Table' ||
  block.t === 'Figure' ||
  (levelOf(block) !== null && textOfBlock(block).length < 80) ||
  captionOf(wordsOf(block) ?? [])?.isCertain === true;

/** The paragraphs of blocks: a list of references is a list, or paragraphs with hanging indents, which pandoc takes for quotations. */
function paragraphsOf(block: Block): (readonly Inline[])[] {
  switch (block.t) {
    case 'Para':
    case 'Plain':
      return [block.c];
    case 'LineBlock':
      return [...block.c];
    case 'BlockQuote':
      return block.c.flatMap(paragraphsOf);
    case 'Div':
      return block.c[1].flatMap(paragraphsOf);
    case 'OrderedList':
      return block.c[1].map(oneLine);
    case 'BulletList':
      return block.c.map(oneLine);
    case 'CodeBlock':
    case 'DefinitionList':
    case 'Figure':
    case 'Header':
    case 'HorizontalRule':
    case 'RawBlock':
    case 'Table':
      return [];
  }
}

const oneLine = (blocks: readonly Block[]): Inline[] =>
  blocks.flatMap(paragraphsOf).flatMap((words, at) => (at === 0 ? words : [{ t: 'Space' } as const, ...words]));

const numberAtStart = /^\s*(?:[[(]\s*(\p{Nd}{1,4})\s*[\])][.:]?|(\p{Nd}{1,4})[.)])\s+|^\s*(\p{Nd}{1,3})\s+(?=\p{Lu})/u;

function entryOf(inlines: readonly Inline[]): ListedEntry {
  const words = trimmed(inlines);
  const found = numberAtStart.exec(plainText(words));
  if (!found) return { number: null, words };
  const number = Number(found[1] ?? found[2] ?? found[3]);
  return { number: Number.isNaN(number) ? null : number, words: trimmed(withoutStart(words, found[0].length)) };
}

/** A link on a line of its own belongs to the entry before it. */
function withContinuations(paragraphs: readonly (readonly Inline[])[]): (readonly Inline[])[] {
  const out: (readonly Inline[])[] = [];
  for (const words of paragraphs) {
    const before = out.at(-1);
    if (before !== undefined && /^\s*(?:https?:|doi\b|www\.)/iu.test(plainText(words)))
      out[out.length - 1] = [...before, { t: 'Space' }, ...words];
    else out.push(words);
  }
  return out;
}

function entriesOf(blocks: readonly Block[]): ListedEntry[] {
  const paragraphs = blocks.flatMap(paragraphsOf).filter((words) => plainText(words).trim() !== '');
  const lines = paragraphs.flatMap(linesOf);
  const areLines = paragraphs.length <= 2 && lines.length > 4;
  return withContinuations(areLines ? lines : paragraphs).map(entryOf);
}

/** Takes the list of references out of a text: what follows its heading, up to the next. */
export function splitReferences(blocks: readonly Block[]): Split {
  const start = blocks.findLastIndex(isListHeading);
  if (start === -1) return { text: blocks, listed: [], at: blocks.length, entries: [] };
  const next = blocks.slice(start + 1).findIndex(endsList);
  const end = next === -1 ? blocks.length : start + 1 + next;
  return {
    text: [...blocks.slice(0, start), ...blocks.slice(end)],
    listed: blocks.slice(start + 1, end),
    at: start,
    entries: entriesOf(blocks.slice(start + 1, end)),
  };
}

/** The text with what followed the heading of the list, where that is no list. */
export const withoutListHeading = ({ text, listed, at }: Split): Pick<Split, 'text' | 'entries'> => ({
  text: text.toSpliced(at, 0, ...listed),
  entries: [],
});

/** A value of pandoc's as data: of formatted text, the words. */
export function plainValue(value: MetaValue): unknown {
  switch (value.t) {
    case 'MetaInlines':
      return plainText(value.c);
    case 'MetaBlocks':
      return value.c.map(textOfBlock).join('\n');
    case 'MetaList':
      return value.c.map(plainValue);
    case 'MetaMap':
      return Object.fromEntries(Object.entries(value.c).map(([name, inner]) => [name, plainValue(inner)]));
    case 'MetaString':
    case 'MetaBool':
      return value.c;
  }
}

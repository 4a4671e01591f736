import { deserialize } from 'node:v8';
import type { PrintWish } from '../../inspection/document-inspector.ts';
import { FaultFound } from '../../inspection/sandboxed/fault-found.ts';
import {
  isPandocDocument,
  textOfBlock,
  topHeading,
  type Block,
  type MetaValue,
  type PandocDocument,
} from './pandoc-document.ts';
import { printArticle, printManuscript } from './print-article.ts';
import { DocumentPrinter } from './print-blocks.ts';
import { withoutAuthors, isAbstractHeading, levelOf, namesPerson } from './without-authors.ts';
import type { ArticleFront } from '../article-front.ts';
import { folded, withStatements } from './with-statements.ts';

/** Of a manuscript, the front matter is looked for in so many blocks. */
const longestFront = 60;

/** Whether a block repeats what the front matter says: title, authors, affiliations, abstract, keywords. */
function isFrontMatter(block: Block, front: ArticleFront): boolean {
  const text = textOfBlock(block);
  const words = folded(text);
  if (words === '' || words === folded(front.title) || isAbstractHeading(text)) return true;
  if (words.length > 80 && folded(front.abstract).includes(words)) return true;
  const people = front.authors.map((author) => ({ ...author, affiliation: '' }));
  return text.length < 600 && people.some((person) => namesPerson(text, person));
}

/**
 * The text of an article without the manuscript's front matter, which the journal prints in its own layout. The text
 * starts at the first heading other than the title and the abstract; without one, only what repeats the front matter
 * is removed.
 */
function articleText(blocks: readonly Block[], front: ArticleFront): readonly Block[] {
  const begins = blocks
    .slice(0, longestFront)
    .findIndex((block) => levelOf(block) !== null && !isFrontMatter(block, front));
  if (begins !== -1) return blocks.slice(begins);
  return blocks.filter((block, at) => at >= longestFront || !isFrontMatter(block, front));
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

function blocksOf(value: MetaValue | undefined): readonly Block[] {
  if (value?.t === 'MetaInlines') return [{ t: 'Para', c: value.c }];
  if (value?.t === 'MetaBlocks') return value.c;
  return value?.t === 'MetaList' ? value.c.flatMap(blocksOf) : [];
}

interface Parsed {
  readonly document: PandocDocument;
  readonly media: Map<string, Uint8Array>;
  /** Which of the media are drawings that LibreOffice may have drawn. */
  readonly drawings: readonly string[];
}

/** Reads what the program of pandoc hands over. */
function readHandedOver(bytes: Uint8Array): Parsed {
  const handed: unknown = deserialize(bytes);
  if (typeof handed !== 'object' || handed === null || !('document' in handed)) throw new FaultFound('damaged');
  const document: unknown = JSON.parse(String(handed.document));
  const [stored, drawings] = [Reflect.get(handed, 'media'), Reflect.get(handed, 'drawings')] as unknown[];
  if (!isPandocDocument(document) || !(stored instanceof Map) || !Array.isArray(drawings))
    throw new FaultFound('damaged');
  const media = new Map<string, Uint8Array>();
  for (const [name, content] of stored) if (content instanceof Uint8Array) media.set(String(name), content);
  return { document, media, drawings: drawings.map(String) };
}

const isMostlyRightToLeft = (text: string): boolean => (text.match(rightToLeft)?.length ?? 0) > text.length / 3;

const isTextRightToLeft = (blocks: readonly Block[]): boolean =>
  isMostlyRightToLeft(blocks.slice(0, 50).map(textOfBlock).join(''));

/** With line numbers and wide margins; a manuscript for reviewers is printed without its authors. */
async function printForReview({ document, media }: Parsed, wish: PrintWish): Promise<Uint8Array> {
  const { meta, blocks } = wish.purpose === 'review' ? withoutAuthors(document, wish.people) : document;
  const printer = new DocumentPrinter({ media, withLinks: false });
  const abstract = meta['abstract'] ? [topHeading('Abstract'), ...blocksOf(meta['abstract'])] : [];
  const titles = [...blocksOf(meta['title']), ...blocksOf(meta['subtitle'])];
  const manuscript = {
    name: 'For review',
    title: await printer.inlines(titles.flatMap((block) => (block.t === 'Para' ? block.c : []))),
    blocks: await printer.body([...abstract, ...blocks]),
    isRightToLeft: isTextRightToLeft(blocks),
  };
  return printManuscript(manuscript, printer.pictures);
}

/** As a published article, in its journal's design. */
async function printAsArticle({ document, media }: Parsed, front: ArticleFront): Promise<Uint8Array> {
  const printer = new DocumentPrinter({ media, withLinks: true });
  const paragraphs = front.abstract.split('\n').filter((line) => line.trim() !== '');
  const article = {
    front,
    title: [{ kind: 'text', text: front.title }],
    abstract: paragraphs.map((line) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text: line }] })),
    blocks: await printer.body(withStatements(articleText(document.blocks, front), front)),
    isRightToLeft: isMostlyRightToLeft(front.title),
  };
  return printArticle(article, printer.pictures);
}

/** Prints a Word document that pandoc has read. The PDF of its drawings, if there is one, follows in the same bytes. */
export async function printWord(bytes: Uint8Array, wish: PrintWish, drawingsAt = bytes.length): Promise<Uint8Array> {
  const parsed = readHandedOver(bytes.subarray(0, drawingsAt));
  if (drawingsAt < bytes.length) {
    const { replaceDrawn } = await import('./office-drawings.ts');
    await replaceDrawn(parsed.media, parsed.drawings, bytes.subarray(drawingsAt));
  }
  return wish.purpose === 'article' ? printAsArticle(parsed, wish.front) : printForReview(parsed, wish);
}

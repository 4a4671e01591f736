import type { PrintWish } from '../../inspection/document-inspector.ts';
import { articleText } from './article-text.ts';
import { textOfBlock, topHeading, type Block, type MetaValue } from './pandoc-document.ts';
import { printArticle, printManuscript } from './print-article.ts';
import { DocumentPrinter } from './print-blocks.ts';
import { readHandedOver, type Parsed } from './read-handed-over.ts';
import { withoutAuthors } from './without-authors.ts';
import type { ArticleFront } from '../article-front.ts';
import { withStatements } from './with-statements.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

function blocksOf(value: MetaValue | undefined): readonly Block[] {
  if (value?.t === 'MetaInlines') return [{ t: 'Para', c: value.c }];
  if (value?.t === 'MetaBlocks') return value.c;
  return value?.t === 'MetaList' ? value.c.flatMap(blocksOf) : [];
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

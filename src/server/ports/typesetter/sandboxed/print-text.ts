import type { ReadText } from '../print-job.ts';
import { isPandocDocument, plainText, topHeading } from './pandoc-document.ts';
import { printArticle, printManuscript } from './print-article.ts';
import { DocumentPrinter } from './print-blocks.ts';
import { takeNotes } from './take-notes.ts';

function partsOf({ document: json }: ReadText) {
  const document: unknown = JSON.parse(json);
  if (!isPandocDocument(document)) throw new Error('This is no document of pandoc');
  const [title = [], abstract = [], body = []] = document.blocks.map((block) => (block.t === 'Div' ? block.c[1] : []));
  return { title, abstract, body };
}

/** Prints a text: as an article in its journal's design, or as a manuscript. */
export async function printText(text: ReadText): Promise<Uint8Array> {
  const { title, abstract, body } = partsOf(text);
  const { rest, notes } = takeNotes(body);
  const printer = new DocumentPrinter({ media: text.pictures, withLinks: text.front !== null, notes });
  const inlines = title.flatMap((block) => (block.t === 'Plain' || block.t === 'Para' ? block.c : []));
  const { isRightToLeft, front } = text;
  const heading = await printer.inlines(inlines);
  if (front !== null) {
    const printed = { title: heading, abstract: await printer.blocks(abstract), blocks: await printer.body(rest) };
    return printArticle({ ...printed, anchors: printer.anchors, front, isRightToLeft }, printer.pictures);
  }
  const blocks = await printer.body([topHeading('Abstract'), ...abstract, ...rest]);
  return printManuscript({ name: plainText(inlines), title: heading, blocks, isRightToLeft }, printer.pictures);
}

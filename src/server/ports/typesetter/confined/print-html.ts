import { convert } from 'pandoc-wasm';
import type { HtmlText } from '../html-text.ts';
import { isPandocDocument, plainText, type Block } from './pandoc-document.ts';
import { printArticle, printManuscript } from './print-article.ts';
import { DocumentPrinter } from './print-blocks.ts';

const parts = ['title', 'abstract', 'body'] as const;

/** The same in words that pandoc reads: lengths with their unit, and alignment as a style. */
const readable = (html: string): string =>
  html
    .replaceAll(/ (width|height)="(\d+)"/gu, ' $1="$2px"')
    .replaceAll(/ class="align-(right|center)"/gu, ' style="text-align: $1"');

/** Reads HTML with pandoc, part by part. */
async function readParts(text: HtmlText): Promise<Record<(typeof parts)[number], readonly Block[]>> {
  const html = parts.map((part) => `<div>${readable(text[part])}</div>`).join('');
  const options = { from: 'html', to: 'json', 'input-files': ['text.html'] };
  const { stdout, stderr } = await convert(options, '', { 'text.html': new Blob([html]) });
  const document: unknown = stdout === '' ? null : JSON.parse(stdout);
  if (!isPandocDocument(document)) throw new Error(`Pandoc did not read the text: ${stderr}`);
  const [title = [], abstract = [], body = []] = document.blocks.map((block) => (block.t === 'Div' ? block.c[1] : []));
  return { title, abstract, body };
}

/** Prints a text in HTML: as an article in its journal's design, or as a manuscript. */
export async function printHtml(text: HtmlText): Promise<Uint8Array> {
  const { title, abstract, body } = await readParts(text);
  const printer = new DocumentPrinter({ media: text.pictures, withLinks: text.front !== null });
  const inlines = title.flatMap((block) => (block.t === 'Plain' || block.t === 'Para' ? block.c : []));
  const { isRightToLeft, front } = text;
  const heading = await printer.inlines(inlines);
  if (front !== null) {
    const printed = { title: heading, abstract: await printer.blocks(abstract), blocks: await printer.body(body) };
    return printArticle({ ...printed, front, isRightToLeft }, printer.pictures);
  }
  const blocks = await printer.body([
    { t: 'Header', c: [1, ['', [], []], [{ t: 'Str', c: 'Abstract' }]] },
    ...abstract,
    ...body,
  ]);
  return printManuscript({ name: plainText(inlines), title: heading, blocks, isRightToLeft }, printer.pictures);
}

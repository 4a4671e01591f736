import { PDFHexString, PDFName, PDFNumber, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { wholePage } from './take-article.ts';

interface Bookmark {
  readonly title: string;
  readonly page: PDFRef;
}

const inOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Writes the bookmarks, and has readers of documents show them. */
export function addOutline(issue: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = issue;
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, page }, index) => {
    const [before, after, own] = [refs[index - 1], refs[index + 1], refs[index]];
    const item = context.obj({
      Title: PDFHexString.fromText(inOneLine(title)),
      Parent: root,
      Dest: wholePage(issue, page),
    });
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    if (own) context.assign(own, item);
  });
  const outlines = context.obj({ Type: 'Outlines', Count: PDFNumber.of(refs.length) });
  const [first, last] = [refs[0], refs.at(-1)];
  if (first) outlines.set(PDFName.of('First'), first);
  if (last) outlines.set(PDFName.of('Last'), last);
  context.assign(root, outlines);
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

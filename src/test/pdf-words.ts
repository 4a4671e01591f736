import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader of documents finds in a PDF: its words, line by line, and what it says of itself. */
export async function pdfWords(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : []));
    lines.push(texts.join(''));
  }
  const { info } = await document.getMetadata();
  const page = await document.getPage(1);
  const { numPages } = document;
  const links = (await page.getAnnotations()).flatMap((annotation: { url?: string }) => annotation.url ?? []);
  const tagged = JSON.stringify(await page.getStructTree());
  await document.loadingTask.destroy();
  return { text: lines.join('\n').normalize('NFC'), info, numPages, links, tagged };
}

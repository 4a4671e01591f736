import { PDFiumLibrary } from '@hyzyla/pdfium';
import { pdfWords } from './pdf-words.ts';

/** The text of a PDF, line by line, as PDFium copies it: in the order in which it is read, right to left too. */
async function copiedText(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return Array.from(document.pages(), (page) => page.getText().replaceAll('\r\n', '\n'))
      .join('\n')
      .normalize('NFC');
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** What a reader finds in a PDF that Typst has set: its words, its information, its links and its tags. */
export const printedWords = async (pdf: Uint8Array) => ({ ...(await pdfWords(pdf)), text: await copiedText(pdf) });

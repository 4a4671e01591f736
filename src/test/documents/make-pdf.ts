const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

interface Made {
  /** The objects after the first two, as they stand between `obj` and `endobj`; the third is the page. */
  readonly objects?: readonly string[];
  readonly catalog?: string;
  readonly pages?: string;
  readonly trailer?: string;
  /** Stands behind the header, where readers pass it over. */
  readonly comment?: string;
}

export const aPage = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>';
export const catalogWith = (more: string) => `<</Type/Catalog/Pages 2 0 R${more}>>`;

/** The text of a PDF of one empty page, with its table of objects in order, or of whatever it is told to hold. */
export function pdfText({ objects = [aPage], catalog, pages, trailer = '', comment = '' }: Made = {}): string {
  const all = [catalog ?? catalogWith(''), pages ?? '<</Type/Pages/Count 1/Kids[3 0 R]>>', ...objects];
  let text = `%PDF-1.4\n% ${comment}\n`;
  const places = all.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}${table}trailer<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** A PDF made by hand. */
export const makePdf = (made: Made = {}) => bytesOf(pdfText(made));

/** A stream object with these bytes. */
export const streamOf = (content: string, more = '') =>
  `<</Length ${content.length}${more}>>stream\n${content}\nendstream`;

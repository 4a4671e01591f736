const words = (text: string) => `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;

/** A PDF of so many pages, each with its words and with bytes that make it long. */
export function madeUpPdf(
  pageCount: number,
  bytesAPage = 0,
  wordsOf = (page: number) => `These are the words of page ${page}`,
): Buffer {
  const pages = Array.from({ length: pageCount }, (_, place) => place + 1);
  // Pages come before their content, as in PDFs optimised for the web.
  const idOf = (page: number) => 3 + page;
  const contentOf = (page: number) => idOf(page) + pageCount;
  const objects = new Map<number, string>([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Count ${pageCount}/Kids[${pages.map((page) => `${idOf(page)} 0 R`).join(' ')}]>>`],
    [3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
  ]);
  for (const page of pages) {
    const content = `${words(wordsOf(page))}\n${'% padding\n'.repeat(Math.ceil(bytesAPage / 10))}`;
    const shown = `/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${contentOf(page)} 0 R`;
    objects.set(idOf(page), `<</Type/Page/Parent 2 0 R${shown}>>`);
    objects.set(contentOf(page), `<</Length ${content.length}>>stream\n${content}\nendstream`);
  }
  let text = '%PDF-1.4\n';
  const places: string[] = [];
  for (const [id, object] of [...objects].toSorted(([a], [b]) => a - b)) {
    places.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${id} 0 obj${object}endobj\n`;
  }
  const count = objects.size + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

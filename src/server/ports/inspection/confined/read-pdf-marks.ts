import { PDFDict, PDFName, PDFRef, type PDFDocument, type PDFObject, type PDFPage } from '@cantoo/pdf-lib';
import { openPdf, textOfPage } from './open-pdf.ts';

/** More than anybody puts on a paper by hand. */
const most = 2000;

/** The drawings of a mark, one for each of its states. */
function drawingsIn(appearance: PDFObject | undefined): PDFRef[] {
  if (appearance instanceof PDFRef) return [appearance];
  return appearance instanceof PDFDict ? appearance.values().flatMap(drawingsIn) : [];
}

function drawingsOn({ node }: PDFPage): PDFRef[] {
  const marks = node.Annots();
  return (marks?.asArray() ?? []).flatMap((_, place) => {
    const mark = marks?.lookup(place);
    return mark instanceof PDFDict ? drawingsIn(mark.lookup(PDFName.of('AP'))) : [];
  });
}

/**
 * What marks draw, such as a stamp or a signature that is seen: the text of a page is read without them. Each is put on a page of
 * its own, behind those that are there.
 */
export async function readPdfMarks(document: PDFDocument): Promise<string[]> {
  const { context } = document;
  const before = document.getPageCount();
  const drawings = [...new Set(document.getPages().flatMap(drawingsOn))].slice(0, most);
  if (drawings.length === 0) return [];
  for (const drawing of drawings) {
    const { node } = document.addPage();
    node.set(PDFName.of('Resources'), context.obj({ XObject: { Drawing: drawing } }));
    node.set(PDFName.of('Contents'), context.register(context.stream('/Drawing Do')));
  }
  const opening = openPdf(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));
  const opened = await opening.promise;
  const texts: string[] = [];
  for (let number = before + 1; number <= opened.numPages; number += 1)
    texts.push(await textOfPage(await opened.getPage(number)));
  await opening.destroy();
  return texts;
}

import { PDFDict, PDFName, PDFRef, PDFStream, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { FaultFound } from './fault-found.ts';
import { openPdf, textOfPage } from './open-pdf.ts';

/** More than anybody puts on a paper by hand. */
const most = 2000;

/** The drawings of a mark, one for each of its states. */
function drawingsIn(appearance: PDFDict): PDFRef[] {
  const { context } = appearance;
  const drawings = appearance.values().flatMap((value) => {
    const states = context.lookup(value);
    return states instanceof PDFDict ? states.values() : [value];
  });
  return drawings.flatMap((value) =>
    value instanceof PDFRef && context.lookup(value) instanceof PDFStream ? [value] : [],
  );
}

function drawingsOn({ node }: PDFPage): PDFRef[] {
  const marks = node.Annots();
  return (marks?.asArray() ?? []).flatMap((_, place) => {
    const mark = marks?.lookup(place);
    const appearance = mark instanceof PDFDict ? mark.lookup(PDFName.of('AP')) : undefined;
    return appearance instanceof PDFDict ? drawingsIn(appearance) : [];
  });
}

/**
 * What marks draw, such as a stamp or a signature that is seen: the text of a page is read without them. Each is put on a page of
 * its own, behind those that are there.
 */
export async function readPdfMarks(document: PDFDocument): Promise<string[]> {
  const { context } = document;
  const before = document.getPageCount();
  const drawings = [...new Set(document.getPages().flatMap(drawingsOn))];
  if (drawings.length === 0) return [];
  if (drawings.length > most) throw new FaultFound('too-complex');
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

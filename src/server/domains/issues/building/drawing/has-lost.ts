import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** What a page is not drawn by; programs leave references behind there that lead nowhere. */
const beside = new Set(
  [
    'Length',
    'Properties',
    'OC',
    'Metadata',
    'PieceInfo',
    'Parent',
    'P',
    'Pg',
    'OPI',
    'AF',
    'Measure',
    'PtData',
    'Thumb',
  ].map((name) => PDFName.of(name)),
);

function within(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  return dict.entries().flatMap(([key, value]) => (beside.has(key) ? [] : value));
}

/** What each page is drawn by: its drawings, what these call by name, and those of its marks. */
function drawingsOf({ node }: PDFPage): PDFObject[] {
  const { context } = node;
  const marks = context.lookup(node.get(PDFName.Annots));
  const appearances = (marks instanceof PDFArray ? marks.asArray() : []).map((mark) => {
    const read = context.lookup(mark);
    return read instanceof PDFDict ? read.get(PDFName.of('AP')) : undefined;
  });
  const all = [node.get(PDFName.Contents), node.getInheritableAttribute(PDFName.Resources), ...appearances];
  return all.filter((one) => one !== undefined);
}

const isLost = (object: PDFObject | undefined) => object === undefined || object instanceof PDFInvalidObject;

/** An entry in the list of pages that leads to no page. */
function hasLostPage(document: PDFDocument): boolean {
  let isFound = false;
  document.catalog.Pages().traverse((page) => {
    isFound ||= isLost(page);
  });
  return isFound;
}

/** Whether pages or their resources are missing or unreadable; false for a document without pages. */
export function hasLost(document: PDFDocument): boolean {
  if (document.getPageCount() < 1) return false;
  if (hasLostPage(document)) return true;
  const seen = new Set<PDFRef>();
  const waiting = document.getPages().flatMap(drawingsOf);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (!(object instanceof PDFRef)) waiting.push(...within(object));
    else if (!seen.has(object)) {
      seen.add(object);
      const target = document.context.lookup(object);
      if (target === undefined || isLost(target)) return true;
      waiting.push(target);
    }
  }
  return false;
}

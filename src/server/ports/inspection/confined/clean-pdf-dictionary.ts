import { PDFHexString, PDFName, PDFRef, PDFString, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { leadsToPerson, looksLikePlace } from './looks-like-place.ts';

/** Whatever dictionary they stand in: properties, private data of programs, signatures, attached files, threads with their authors. */
const telling = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'EmbeddedFiles',
  'AF',
  'EF',
  'CreatorInfo',
  'SpiderInfo',
  'Collection',
  'Threads',
  'Perms',
  'DSS',
  'Legal',
  'XFA',
  'JavaScript',
] as const;

/** Where they hold words, and are no names of something else. */
const tellingWords = ['Author', 'Creator', 'Producer', 'CreationDate', 'ModDate', 'Company', 'Manager', 'NM'] as const;

/** What a mark on a page tells of whoever made it. */
const ofMarks = ['T', 'M', 'RC', 'CreationDate'] as const;

/** A file on the disk of whoever made the document, by name. */
const ofPlaces = ['F', 'UF', 'DOS', 'Mac', 'Unix', 'Desc'] as const;

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

const read = (dict: PDFDict, key: string): PDFObject | undefined => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFRef ? dict.context.lookup(value) : value;
};

const nameAt = (dict: PDFDict, key: string): string | null => {
  const value = read(dict, key);
  return value instanceof PDFName ? value.decodeText() : null;
};

const drop = (dict: PDFDict, key: string) => void dict.delete(PDFName.of(key));

/** Descriptions, tooltips, values of fields, prefixes of page numbers; and what must have a name: bookmarks and layers. */
function dropPlaces(dict: PDFDict): void {
  const isPlace = (key: string) => {
    const value = read(dict, key);
    return isText(value) && looksLikePlace(value.decodeText());
  };
  for (const key of ['Alt', 'E', 'ActualText', 'TU', 'TM', 'V', 'DV', 'P']) if (isPlace(key)) drop(dict, key);
  if (nameAt(dict, 'Type') === 'StructElem' && isPlace('T')) drop(dict, 'T');
  for (const key of ['Title', 'Name']) if (isPlace(key)) dict.set(PDFName.of(key), PDFString.of(''));
}

function cleanMark(dict: PDFDict): void {
  // The T of a field is its name, which others refer to.
  if (nameAt(dict, 'Subtype') === 'Widget') drop(dict, 'M');
  else for (const key of ofMarks) drop(dict, key);
}

const isMark = (dict: PDFDict) =>
  nameAt(dict, 'Type') === 'Annot' || (dict.has(PDFName.of('Rect')) && dict.has(PDFName.of('Subtype')));

/** A link that writes to somebody, or leads into somebody's disk. */
function cleanAction(dict: PDFDict): void {
  const target = read(dict, 'URI');
  if (isText(target) && leadsToPerson(target.decodeText())) dict.set(PDFName.of('URI'), PDFString.of('about:blank'));
}

function cleanSignature(dict: PDFDict): void {
  for (const key of ['V', 'DV', 'Lock', 'SV']) drop(dict, key);
}

/** Takes out of one dictionary of a PDF what tells of its makers. */
export function cleanPdfDictionary(dict: PDFDict): void {
  const type = nameAt(dict, 'Type');
  for (const key of telling) drop(dict, key);
  for (const key of tellingWords) if (isText(read(dict, key))) drop(dict, key);
  // pdfTeX names the files of figures, with their authors.
  for (const key of dict.keys()) if (key.decodeText().startsWith('PTEX.')) dict.delete(key);
  if (isMark(dict)) cleanMark(dict);
  if (nameAt(dict, 'FT') === 'Sig') cleanSignature(dict);
  const leadsToFiles = ['GoToR', 'GoToE', 'Launch', 'ImportData', 'SubmitForm'].includes(nameAt(dict, 'S') ?? '');
  if (leadsToFiles || type === 'Filespec' || type === 'F') for (const key of ofPlaces) drop(dict, key);
  cleanAction(dict);
  dropPlaces(dict);
}

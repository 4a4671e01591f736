import { makeZip, type ZipEntry } from './make-zip.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const contentTypes = (main = documentType, more = '', place = '/word/document.xml') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${place}" ContentType="${main}"/>${more}</Types>`;

export interface Relation {
  readonly kind: string;
  readonly target: string;
  readonly isExternal?: boolean;
}

/** A part that says what another one refers to. */
export const relationships = (named: readonly Relation[]) =>
  `<Relationships xmlns="${relations}">${named
    .map(({ kind, target, isExternal = false }, index) => {
      const mode = isExternal ? ' TargetMode="External"' : '';
      return `<Relationship Id="r${index + 1}" Type="${office}/${kind}" Target="${target}"${mode}/>`;
    })
    .join('')}</Relationships>`;

export const documentXml = (text: string, more = '') =>
  `<w:document xmlns:w="${words}" xmlns:r="${office}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p>${more}</w:body></w:document>`;

/** The parts of the smallest Word document, by name. */
export const docxParts = (text = 'A paper') => ({
  '[Content_Types].xml': contentTypes(),
  '_rels/.rels': relationships([{ kind: 'officeDocument', target: 'word/document.xml' }]),
  'word/document.xml': documentXml(text),
});

/** A Word document with these parts beside, or instead of, its own; of null ones there are none. */
export function makeDocx(parts: Record<string, string | Uint8Array | null> = {}, more: readonly ZipEntry[] = []) {
  const all = Object.entries<string | Uint8Array | null>({ ...docxParts(), ...parts });
  const entries = all.flatMap(([name, content]) => (content === null ? [] : { name, content }));
  return makeZip([...entries, ...more]);
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { iso6392 } from 'iso-639-2';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const folder = path.resolve(import.meta.dirname, '../../../../shared/schemas');
const files = {
  doaj: path.join(folder, 'doaj/doajArticles.xsd'),
  datacite: path.join(folder, 'datacite/metadata.xsd'),
};

export const hasRecordSchemas = Object.values(files).every((file) => existsSync(file));
if (!hasRecordSchemas)
  process.stderr.write(
    `\nTHE SCHEMAS OF DOAJ AND DATACITE ARE NOT IN ${folder}: records were not held against them.\n`,
  );

/** DOAJ’s list of languages, which its schema fetches from its site; here from the list of ISO 639-2. */
const languages = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.doaj.org/schemas/iso_639-2b/1.1">
  <xs:simpleType name="LanguageCodeType"><xs:restriction base="xs:string">
    ${iso6392.map(({ iso6392B }) => `<xs:enumeration value="${iso6392B}"/>`).join('')}
  </xs:restriction></xs:simpleType></xs:schema>`;

const opened = (file: string) => XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));

function openSchemas() {
  xmlRegisterFsInputProviders();
  const here = mkdtempSync(path.join(tmpdir(), 'colophon-doaj-'));
  const doaj = path.join(here, 'doaj.xsd');
  writeFileSync(path.join(here, 'languages.xsd'), languages);
  writeFileSync(doaj, readFileSync(files.doaj, 'utf8').replace(/http:\S+iso_639-2b\.xsd/, 'languages.xsd'));
  const schemas = { doaj: opened(doaj), datacite: opened(files.datacite) };
  rmSync(here, { recursive: true });
  return schemas;
}
let schemas: ReturnType<typeof openSchemas> | null = null;

/** What the schema of an index does not take of a record; nothing where the schema is missing. */
export function faultsOfRecord(index: keyof typeof files, xml: string): string[] {
  if (!hasRecordSchemas) return [];
  schemas ??= openSchemas();
  const document = XmlDocument.fromString(xml);
  try {
    schemas[index].validate(document);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    document.dispose();
  }
}

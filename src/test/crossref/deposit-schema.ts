import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { fsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** Crossref’s own schemas lie beside the project. */
const folder = path.resolve(import.meta.dirname, '../../../../shared/schemas/crossref');
const schemaFile = path.join(folder, 'crossref5.4.0.xsd');
export const hasSchema = existsSync(schemaFile);
if (!hasSchema)
  process.stderr.write(`\nCROSSREF’S SCHEMA IS NOT AT ${schemaFile}: deposits were not held against it.\n`);

/** Addresses in the schemas, as they lie there: nothing is fetched. */
const mathml = 'http://www.w3.org/Math/XMLSchema/mathml3/';

xmlRegisterInputProvider({
  ...fsInputProviders,
  match: (name) => name.startsWith(folder) || name.startsWith(mathml),
  open: (name) => fsInputProviders.open(name.replace(mathml, `${path.join(folder, 'standard-modules/mathml3')}/`)),
});

const schema = hasSchema
  ? XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }))
  : null;

/** What is wrong with a deposit by Crossref’s schema of deposits, 5.4.0; nothing, or no schema to hold it against: an empty list. */
export function faultsOfDeposit(xml: string): string[] {
  if (schema === null) return [];
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    document.dispose();
  }
}

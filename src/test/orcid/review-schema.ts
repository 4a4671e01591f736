import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const file = path.resolve(import.meta.dirname, '../../../../shared/schemas/orcid/record_3.0/peer-review-3.0.xsd');

export const hasReviewSchema = existsSync(file);
if (!hasReviewSchema) process.stderr.write(`\nORCID’S SCHEMA IS NOT AT ${file}: reviews were not held against it.\n`);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** ORCID’s JSON as its XML: parts of the item are in the namespace of reviews, and what they hold in the common one. */
function contentOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escaped(String(value));
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === 'value') return escaped(String(entries[0][1]));
  return entries.map(([name, inner]) => elements(`common:${name}`, inner)).join('');
}
const elements = (name: string, value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((one: unknown) => `<${name}>${contentOf(one)}</${name}>`).join('');

/** What ORCID’s schema does not take of a review. */
export function reviewFaults(item: object): string[] {
  xmlRegisterFsInputProviders();
  const xml = `<peer-review:peer-review xmlns:peer-review="http://www.orcid.org/ns/peer-review" xmlns:common="http://www.orcid.org/ns/common">${Object.entries(
    item,
  )
    .map(([name, value]) => elements(`peer-review:${name}`, value))
    .join('')}</peer-review:peer-review>`;
  const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));
  try {
    schema.validate(XmlDocument.fromString(xml));
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    schema.dispose();
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import saxon from 'saxon-js';
import { parseXml } from '../../server/domains/articles/jats/parse-xml.ts';
import { childElements, textOf } from '../../server/domains/articles/jats/xml-tree.ts';
import { schematronStylesheet } from './schematron-stylesheet.ts';

const require = createRequire(import.meta.url);
const schemas = path.resolve(import.meta.dirname, '../../../../shared/schemas');
const schemaFile = path.join(schemas, 'jats/JATS-journalpublishing1-3-mathml3.xsd');
const rulesFile = path.join(schemas, 'jats4r/jats4r.sch');

export const hasJatsSchema = existsSync(schemaFile);
if (!hasJatsSchema)
  process.stderr.write(`\nTHE SCHEMA OF JATS IS NOT AT ${schemaFile}: nothing was held against it.\n`);
export const hasJats4rRules = existsSync(rulesFile);
if (!hasJats4rRules)
  process.stderr.write(`\nTHE RULES OF JATS4R ARE NOT AT ${rulesFile}: nothing was held against them.\n`);

function openSchema(): XsdValidator {
  xmlRegisterFsInputProviders();
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }));
}
let opened: XsdValidator | null = null;

/** What the schema of JATS 1.3 does not take of a document; nothing where the schema is missing. */
export function schemaFaults(xml: string): string[] {
  if (!hasJatsSchema) return [];
  opened ??= openSchema();
  const document = XmlDocument.fromString(xml);
  try {
    opened.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    document.dispose();
  }
}

/** Compiles the rules to a stylesheet in this folder. */
function compiledRules(folder: string): string {
  const compiler = require.resolve('xslt3/xslt3.js');
  const run = (...given: string[]) => execFileSync(process.execPath, [compiler, ...given], { encoding: 'utf8' });
  const [stylesheet, compiled] = [path.join(folder, 'rules.xsl'), path.join(folder, 'rules.sef.json')];
  const schematron = path.join(folder, 'schematron.xsl');
  writeFileSync(schematron, schematronStylesheet);
  run(`-xsl:${schematron}`, `-s:${rulesFile}`, `-o:${stylesheet}`);
  run(`-xsl:${stylesheet}`, `-export:${compiled}`, '-nogo');
  return compiled;
}

/** The rules of JATS4R, ready to be held against documents: each gives the errors that they find. */
export function openJats4rRules(): { errors: (xml: string) => string[]; close: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-jats4r-'));
  const stylesheetFileName = compiledRules(folder);
  return {
    errors: (xml) => {
      const { principalResult } = saxon.transform({ stylesheetFileName, sourceText: xml, destination: 'serialized' });
      return childElements(parseXml(principalResult), 'error').map((error) => textOf(error));
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

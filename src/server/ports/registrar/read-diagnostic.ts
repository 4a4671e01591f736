import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm';
import * as t from '../../../messages/delivery.ts';
import { RegistrarFault, type DepositStatus } from './doi-registrar.ts';
import { inShort } from './crossref-registrar.ts';

const offline: ParseOption =
  ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_SYS_CATALOG;

const unfinished = new Set(['queued', 'in_process', 'in process']);

const childText = (element: XmlElement, name: string): string => inShort(element.get(name)?.content ?? '');

/** What a report on a file says of one DOI; a report that speaks of no DOI speaks of the file. */
function currentIn(document: XmlDocument, doi: string): DepositStatus {
  const status = document.root.attr('status')?.value.toLowerCase() ?? 'completed';
  if (status === 'unknown_submission') return { state: 'unknown' };
  if (unfinished.has(status)) return { state: 'pending' };
  const records = document.find('//record_diagnostic').filter((node) => node instanceof XmlElement);
  const own = records.filter((record) => childText(record, 'doi').toLowerCase() === doi.toLowerCase());
  const failed = (own.length > 0 ? own : records).find((record) => record.attr('status')?.value === 'Failure');
  if (failed) return { state: 'refused', message: childText(failed, 'msg') || t.crossrefNoReason() };
  if (own.length > 0) return { state: 'registered' };
  return { state: 'refused', message: t.crossrefOtherDoi() };
}

/** Reads Crossref's report on a deposit for what became of one DOI. */
export function readDiagnostic(xml: string, doi: string): DepositStatus {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(xml, { option: offline });
  } catch (cause) {
    throw new RegistrarFault(t.crossrefUnreadable(), { cause });
  }
  try {
    if (document.root.name !== 'doi_batch_diagnostic') throw new RegistrarFault(t.crossrefNotReport());
    return currentIn(document, doi);
  } finally {
    document.dispose();
  }
}

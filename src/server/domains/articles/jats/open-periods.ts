import { findOpenStatement } from './open-statement.ts';
import { proseOf } from './licence-prose.ts';
import { webAddress } from './web-address.ts';
import { childElements, descendants, textOf } from './xml-tree.ts';
import type { OpenPeriod } from '../../../db/schema/publications.ts';
import type { XmlElement } from './xml-tree.ts';

const neverOpen = '9999-12-31';

/** An address that a licence gives for itself, and the day from which it holds; null: from the beginning. */
interface LicenceAddress {
  readonly url: string;
  readonly from: string | null;
}

/** When everyone may read the article. Addresses and dates decide; prose counts only where no address is given. */
export function readOpenPeriods(holder: XmlElement): OpenPeriod[] {
  const licences = childElements(holder, 'license').filter(isForReading);
  const addresses = [...licences.flatMap(addressesOf), ...referencesOf(childElements(holder, 'ali:license_ref'))];
  const fromAddresses = addresses
    .filter(({ url }) => isOpenLicence(url))
    .map(({ url, from }) => ({ from, until: null, licenceUrl: url }));
  const declared = fromAddresses.length > 0 ? fromAddresses : licences.flatMap(declaredOpen);
  const periods = declared.length > 0 || addresses.length > 0 ? declared : statedOpen(holder);
  return [...periods, ...freePeriods(holder)];
}

/** Whether an address is that of a licence that lets everyone read. */
export function isOpenLicence(url: string): boolean {
  return /^https?:\/\/(?:www\.)?creativecommons\.org\/(?:licen[sc]es|publicdomain)\b/i.test(url);
}

/** The addresses that a licence gives for itself; links in its text are not among them. */
export function addressesOf(licence: XmlElement): LicenceAddress[] {
  const references = referencesOf(descendants(licence, 'ali:license_ref'));
  const own = wholeAddress(licence.attributes.get('xlink:href') ?? '');
  return own === null ? references : [{ url: own, from: latestStart(licence) }, ...references];
}

function referencesOf(references: readonly XmlElement[]): LicenceAddress[] {
  return references.filter(isForReading).flatMap(referenceOf);
}

// Some files leave out how the address begins.
function wholeAddress(written: string): string | null {
  return webAddress(written.trim().replace(/^(?:\/\/)?(?=(?:www\.)?creativecommons\.org\/)/i, 'https://'));
}

function referenceOf(reference: XmlElement): LicenceAddress[] {
  const url = wholeAddress(textOf(reference) || (reference.attributes.get('xlink:href') ?? ''));
  return url === null ? [] : [{ url, from: startOf(reference) }];
}

// A licence for text mining or for the manuscript does not open the article.
function isForReading(element: XmlElement): boolean {
  return /^(?:vor)?$/i.test(element.attributes.get('specific-use') ?? '');
}

function declaredOpen(licence: XmlElement): OpenPeriod[] {
  const isDeclared = /^(?:open[- ]?access|cc[- ]?(?:by|0)\b.*|creative[- ]commons.*)$/i.test(
    licence.attributes.get('license-type') ?? '',
  );
  const licenceUrl = addressesOf(licence)[0]?.url ?? findOpenStatement(proseOf(licence))?.url ?? null;
  return isDeclared ? [{ from: latestStart(licence), until: null, licenceUrl }] : [];
}

function statedOpen(holder: XmlElement): OpenPeriod[] {
  return childElements(holder, 'license', 'copyright-statement').flatMap((element) => {
    const statement = isForReading(element) ? findOpenStatement(proseOf(element)) : null;
    return statement === null ? [] : [{ from: latestStart(element), until: null, licenceUrl: statement.url }];
  });
}

function freePeriods(holder: XmlElement): OpenPeriod[] {
  return descendants(holder, 'ali:free_to_read').map((free) => ({
    from: startOf(free),
    until: free.attributes.has('end_date') ? (dayOf(free, 'end_date', '-01') ?? '0000') : null,
    licenceUrl: null,
  }));
}

function latestStart(licence: XmlElement): string | null {
  const starts = descendants(licence, 'ali:license_ref').flatMap((reference) => startOf(reference) ?? []);
  return starts.toSorted().at(-1) ?? null;
}

// A start that cannot be read has not come.
function startOf(element: XmlElement): string | null {
  return element.attributes.has('start_date') ? (dayOf(element, 'start_date', '-31') ?? neverOpen) : null;
}

function dayOf(element: XmlElement, attribute: string, missing: '-01' | '-31'): string | null {
  const written = /^(\d{4})(-\d\d)?(-\d\d)?(?:T.*)?$/.exec(element.attributes.get(attribute)?.trim() ?? '');
  if (written === null) return null;
  const [, year = '', month = missing === '-31' ? '-12' : '-01', day = missing] = written;
  return year + month + day;
}

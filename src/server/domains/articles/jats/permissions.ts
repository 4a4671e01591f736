import { foldWhitespace } from './html-text.ts';
import { addressesOf, isOpenLicence, readOpenPeriods } from './open-periods.ts';
import { findOpenStatement } from './open-statement.ts';
import { childAt, childElements, descendants, rawText, textOf } from './xml-tree.ts';
import { webAddress } from './web-address.ts';
import type { JatsArticle, JatsLicence } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

/** Who may read the article and when, its licence as it is written, and its copyright line. */
export function readPermissions(meta: XmlElement): Pick<JatsArticle, 'openPeriods' | 'licence' | 'copyright'> {
  const holder = permissionsOf(meta);
  const { copyright, licenceText } = readCopyright(holder);
  return { openPeriods: readOpenPeriods(holder), licence: readLicence(holder, licenceText), copyright };
}

/** The parent of licence and copyright; older document types have them directly in the front matter. */
export function permissionsOf(meta: XmlElement): XmlElement {
  return childAt(meta, 'permissions') ?? meta;
}

function readLicence(holder: XmlElement, textInCopyright: string): JatsLicence | null {
  const licences = childElements(holder, 'license');
  const references = childElements(holder, 'ali:license_ref').map(textOf);
  const links = licences.flatMap((licence) => descendants(licence, 'ext-link', 'uri'));
  const candidates = [
    ...licences.flatMap(addressesOf).map(({ url }) => url),
    ...references,
    ...links.map((link) => link.attributes.get('xlink:href') ?? textOf(link)),
  ];
  const url = candidates.map(webAddress).find((address) => address !== null && !isOpenLicence(address)) ?? null;
  const text = licences.map(wordsOf).find((words) => words !== '') ?? textInCopyright;
  return licences.length + references.length === 0 && text === '' ? null : { url, text };
}

function wordsOf(licence: XmlElement): string {
  const paragraphs = childElements(licence, 'license-p', 'p');
  return foldWhitespace(paragraphs.map(rawText).join(' '));
}

// The older document types have the words of the licence in the copyright line.
function readCopyright(holder: XmlElement): { copyright: string | null; licenceText: string } {
  const owner = textOf(childAt(holder, 'copyright-holder'));
  const year = textOf(childAt(holder, 'copyright-year'));
  const line = (name: string): string | null => (name === '' ? null : ['©', year, name].filter(Boolean).join(' '));
  const statement = textOf(childAt(holder, 'copyright-statement'));
  if (statement === '') return { copyright: line(owner), licenceText: '' };
  const open = findOpenStatement(statement);
  const before = open === null ? statement : statement.slice(0, open.start).trim();
  const named = /\d{4}|©|copyright/i.test(before) ? before : line(before);
  return {
    copyright: open === null ? statement : (named ?? line(owner) ?? statement),
    licenceText: open === null ? '' : statement.slice(open.start),
  };
}

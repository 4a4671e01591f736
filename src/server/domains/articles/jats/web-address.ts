import { doiHref } from '../../../../contracts/doi-href.ts';
import { findDoi } from '../../../../contracts/read-doi.ts';

/** The address to link to, or null for anything but the web; a DOI in any notation leads to its resolver. */
export function webAddress(written: string | undefined): string | null {
  const address = written?.trim() ?? '';
  if (/^(?:info:doi\/|doi:|10\.\d{4})/i.test(address)) {
    const doi = findDoi(address);
    return doi === null ? null : doiHref(doi);
  }
  const candidate = address.startsWith('www.') ? `http://${address}` : address;
  if (!/^https?:\/\//i.test(candidate) || !URL.canParse(candidate)) return null;
  return new URL(candidate).href;
}

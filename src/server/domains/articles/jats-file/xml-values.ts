/** An address as XML Schema takes it: browsers are less strict. */
export const xmlAddress = (address: string): string =>
  address.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[[\]{}|\\^<>"`\s]/g, (sign) => encodeURIComponent(sign));

/** The tag of a language as XML Schema takes it; some sources write `en_US`. */
export function xmlLanguage(tag: string): string {
  const written = tag.trim().replaceAll('_', '-');
  return /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i.test(written) ? written : 'und';
}

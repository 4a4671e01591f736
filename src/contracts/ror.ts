const digits = '0123456789abcdefghjkmnpqrstvwxyz';

/** Whether an id has ROR’s form and checksum: the last two digits are those of ISO 7064 MOD 97-10 over the rest in base 32. */
export function isRor(id: string): boolean {
  if (!/^0[0-9a-hjkmnp-tv-z]{6}\d{2}$/.test(id)) return false;
  const number = Array.from(id.slice(0, 7)).reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
  return 98 - ((number * 100) % 97) === Number(id.slice(7));
}

/** The address of an institution in the registry. */
export const rorHref = (ror: string): string => `https://ror.org/${ror}`;

/** The address of the institution that an affiliation of an author has; null where it is not known. */
export function rorOfAffiliation(
  { institutions = [] }: { readonly institutions?: readonly { affiliation: string; ror: string }[] | undefined },
  name: string,
): string | null {
  const ror = institutions.find(({ affiliation }) => affiliation === name)?.ror;
  return ror === undefined ? null : rorHref(ror);
}

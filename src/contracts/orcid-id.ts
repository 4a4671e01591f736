const form = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/;

/** The check digit of an iD, by ISO 7064 MOD 11-2. */
function checkDigitOf(digits: string): string {
  const total = Array.from(digits).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const rest = (12 - (total % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Whether a text is an ORCID iD, with the right check digit. */
export function isOrcid(text: string): boolean {
  const digits = text.replaceAll('-', '');
  return text.length === 19 && form.test(text) && checkDigitOf(digits.slice(0, 15)) === digits.at(15);
}

/** The iD as ORCID asks to show it: its whole address; null where there is none. */
export function orcidHref(orcid: string | null): string | null {
  const id = form.exec(orcid ?? '')?.[0];
  return id === undefined ? null : `https://orcid.org/${id}`;
}

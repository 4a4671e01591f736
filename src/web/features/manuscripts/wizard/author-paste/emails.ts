/** Where an email was, its place in the list of emails stands between these two signs. */
const before = '\uE002';
const after = '\uE003';
const anyPlace = new RegExp(`${before}(\\d+)${after}`, 'g');

// Begun at the beginning of a word alone: a long word without an @ would else be read from each of its letters.
const address =
  /(?<![\p{Script=Latin}\p{N}._%+'&-])[\p{Script=Latin}\p{N}._%+'&-]+@[\p{Script=Latin}\p{N}-]+(?:\.[\p{Script=Latin}\p{N}-]+)+/gu;
const group = /[{[(]\s*([^{}[\]()@]{1,500}?)\s*[}\])]\s*(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;

/** Takes the emails out of a text; a number stands in for each. `{a,b}@x.org` is two. */
export function takeEmails(text: string): { text: string; emails: string[] } {
  const emails: string[] = [];
  const spread = text.replaceAll(group, (_, names: string, domain: string) =>
    names
      .split(/[\s,;|]+/)
      .map((name) => name + domain)
      .join(' '),
  );
  const left = spread.replaceAll(address, (email) => {
    emails.push(email.toLowerCase());
    return ` ${before}${emails.length - 1}${after}`;
  });
  return {
    text: left.replaceAll(new RegExp(`[<([]\\s*((?:${before}\\d+${after}[\\s,;]*)+)[>)\\]]`, 'g'), '$1'),
    emails,
  };
}

/** The places of the emails that stand in a text. */
export const emailsIn = (text: string): number[] => Array.from(text.matchAll(anyPlace), ([, place]) => Number(place));

/** A text without the places of its emails. */
export const withoutEmails = (text: string): string => text.replaceAll(anyPlace, ' ');

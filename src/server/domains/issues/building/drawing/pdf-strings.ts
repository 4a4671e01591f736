import { PDFHexString, type PDFString } from '@cantoo/pdf-lib';

// pdf-lib writes what a `PDFString` was made of as it is: a parenthesis too many ends it, and what follows is syntax of the document.
// Only here is one made of anything but a literal (`src/test/architecture/check-pdf-strings.ts`).

const notOfAddresses = /%(?![\da-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]/giu;

/** An address for a document, as hex so that no character can end the string. */
export function writtenAddress(address: string): PDFHexString {
  const ascii = address.toWellFormed().replaceAll(notOfAddresses, (sign) => encodeURIComponent(sign));
  return PDFHexString.of(Buffer.from(ascii, 'latin1').toString('hex'));
}

/** Whether a string in parentheses ends where it should. */
function isWhole(syntax: string): boolean {
  let depth = 0;
  for (let at = 0; at < syntax.length; at += 1) {
    const sign = syntax[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0 || at === syntax.length) return false;
  }
  return depth === 0;
}

/** A string of an encrypted document, whose bytes pdf-lib misreads as its own syntax. */
export function unlockedString(string: PDFString): PDFString | PDFHexString {
  const said = string.asString();
  return isWhole(said) ? string : PDFHexString.of(Buffer.from(said, 'latin1').toString('hex'));
}

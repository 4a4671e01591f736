import { leadsToPerson, looksLikePlace, webAddressOf } from './looks-like-place.ts';

// A field of Word is an instruction and the result that it had when it was last asked. Citation managers keep whole records in
// the first, with their owner's account; others name files, people and addresses.

/** Instructions that show places, numbers and days of this document, and are no more than their words. */
const harmless =
  /^(=|(PAGE|NUMPAGES|SECTION|SECTIONPAGES|PAGEREF|REF|NOTEREF|STYLEREF|SEQ|TOC|LISTNUM|AUTONUM|AUTONUMLGL|AUTONUMOUT|SYMBOL|ADVANCE|DATE|TIME|FORMCHECKBOX|FORMDROPDOWN)(\s|$))/i;
/** Instructions that are themselves what is shown: equations of old, and the numbers beside those of MathType. */
const shown = /^(EQ|MACROBUTTON\s+\w+)(\s|$)/i;
/** What is set and asked for is not shown where it is. */
const silent = /^(SET|ASK)(\s|$)/i;
/** Data of the program and no text of the author's: who writes, on which machine, under which name and where the file lies. */
const ofProgram = /^(AUTHOR|LASTSAVEDBY|USERNAME|USERINITIALS|USERADDRESS|FILENAME|TEMPLATE)(\s|$)/i;
const properties = 'author|company|manager|last\\s*saved\\s*by|last\\s*author|file\\s*name|template';
const ofProperty = new RegExp(`^(INFO|DOCPROPERTY)\\s+(["“]\\s*(${properties})\\s*["”]|(${properties})(\\s|$))`, 'i');
const link = /^HYPERLINK\s/i;
const most = 400;

/** What stands in quotes, or between blanks. */
const argumentsOf = (instruction: string) =>
  [...instruction.matchAll(/"([^"]*)"|“([^”]*)”|(\S+)/g)].map(([, ...found]) => found.find(Boolean) ?? '');

/** Whether an instruction may stay in a copy. */
export function isHarmless(instruction: string, hasFieldsWithin: boolean): boolean {
  const text = instruction.trim();
  if (shown.test(text)) return true;
  if (hasFieldsWithin || text.length > most) return false;
  const [, target = '', ...rest] = argumentsOf(text);
  if (link.test(text))
    return (
      (webAddressOf(target) === target || /^\\l$/i.test(target)) &&
      rest.every((one) => !/@\S/.test(one) && !looksLikePlace(one))
    );
  return harmless.test(text) && [target, ...rest].every((one) => !leadsToPerson(one) && !looksLikePlace(one));
}

/** Whether an instruction is itself what is shown. */
export const isShown = (instruction: string): boolean => shown.test(instruction.trim());

/** Whether the result of a field has no place in a copy. */
export const isResultUnseen = (instruction: string): boolean =>
  [silent, ofProgram, ofProperty].some((kind) => kind.test(instruction.trim()));

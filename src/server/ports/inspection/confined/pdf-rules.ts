import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { looksLikePlace, webAddressOf } from './looks-like-place.ts';
import { writtenAddress } from './pdf-strings.ts';

// What of a PDF stays in a copy is said by rules, one for each kind of dictionary (ISO 32000). What no rule names goes: programs
// add their own keys wherever they like, and a list of those that tell would never be whole.

/** What a rule makes of a value; what it does not know has no place in a copy. */
export type Rule = (value: PDFObject, cleaning: Cleaning) => PDFObject | undefined;

export type Keys = Readonly<Record<string, Rule>>;

export interface Cleaning {
  readonly context: PDFContext;
  /** Those that are shown; another one that is referred to is what a change has left behind. */
  readonly pages: ReadonlySet<PDFObject>;
  /** Whether an object comes to a rule for the first time: they refer to each other in circles. */
  readonly isNew: (object: PDFObject, rule: Rule) => boolean;
  /** What waits is cleaned in its turn: a list of bookmarks is a chain of any length. */
  readonly later: (clean: () => void) => void;
  readonly nextNumber: () => number;
  /** Is told the words within drawings that are read out in place of what is drawn. */
  readonly readOut: (words: string) => void;
}

/** By a rule, behind a reference too: an object that two rules reach keeps what both allow. */
export function applied(value: PDFObject | undefined, rule: Rule, cleaning: Cleaning): PDFObject | undefined {
  if (!(value instanceof PDFRef)) return value && rule(value, cleaning);
  const target = cleaning.context.lookup(value);
  const made = target && rule(target, cleaning);
  if (made === undefined) return undefined;
  if (made !== target) cleaning.context.assign(value, made);
  return value;
}

const isText = (value: PDFObject): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

const isSimple = (value: PDFObject) =>
  value instanceof PDFName || value instanceof PDFNumber || value instanceof PDFBool || value === PDFNull;

/** In an array each has its place. */
const orNothing = (array: PDFArray, rule: Rule, cleaning: Cleaning) => {
  if (!cleaning.isNew(array, rule)) return;
  for (const [place, value] of array.asArray().entries()) array.set(place, applied(value, rule, cleaning) ?? PDFNull);
};

/** Names, numbers, yes and no, and lists of these: no words. */
export const plain: Rule = (value, cleaning) => {
  if (value instanceof PDFArray) orNothing(value, plain, cleaning);
  return value instanceof PDFArray || isSimple(value) ? value : undefined;
};

/** A string that viewers need as it is. */
export const exact: Rule = (value) => (isText(value) || isSimple(value) ? value : undefined);

/** A string that viewers need, of a form that says nothing else. */
const inForm =
  (form: RegExp): Rule =>
  (value) =>
    (isText(value) || value instanceof PDFName) && form.test(value.decodeText()) ? value : undefined;

const formOfLanguage = /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i;

/** Whether words are the tag of a language, and no others. */
export const isLanguage = (words: string): boolean => formOfLanguage.test(words);

export const language = inForm(formOfLanguage);

/** How text of a mark or field is set, in instructions of drawing. */
export const textStyle = inForm(/^[^(<%]*$/);

/** One of the names that the standard gives. */
export const among = (names: string): Rule => inForm(new RegExp(`^(${names.replaceAll(' ', '|')})$`));

/** Words that readers show, but for a place on somebody's disk. */
export const shown: Rule = (value, cleaning) => {
  if (value instanceof PDFArray) orNothing(value, shown, cleaning);
  if (isText(value) && looksLikePlace(value.decodeText())) return undefined;
  return value instanceof PDFArray || isText(value) || isSimple(value) ? value : undefined;
};

/** The keys of what is read out in place of what is drawn. */
export const wordsReadOut: ReadonlySet<string> = new Set(['ActualText', 'Alt', 'E']);

/** What is read out, and in which language. */
export const readOut: Keys = { Lang: language, ...Object.fromEntries([...wordsReadOut].map((key) => [key, shown])) };

/** What must have a name has none, then. */
export const title: Rule = (value, cleaning) => shown(value, cleaning) ?? PDFString.of('');

/** What must have a name that nobody reads. */
export const numbered =
  (word: string): Rule =>
  (value, cleaning) =>
    isText(value) ? PDFHexString.fromText(`${word}${String(cleaning.nextNumber())}`) : undefined;

/** An address on the web, as far as it is one of the web alone. */
export const webAddress: Rule = (value) => {
  const written = isText(value) ? value.decodeText() : '';
  const open = webAddressOf(written);
  if (open === null) return undefined;
  return open === written ? value : writtenAddress(open);
};

import type { EmailWords } from '../../../../contracts/email-templates.ts';
import * as t from '../../../../messages/email-responses.ts';
import { fieldsOf, hasLink, linkField, type EmailTemplate } from './email-template.ts';
import { isLink, paragraphsOf, readWords, WordsFault } from './read-words.ts';

/** Errors by field of the form. */
type Faults = Partial<Record<keyof EmailWords, string>>;

const bracketed = (name: string) => `{{${name}}}`;

/** Whether one name could be a typing error of the other. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.startsWith(b.slice(0, 4)) || b.startsWith(a.slice(0, 4)) || a.includes(b) || b.includes(a);
}

function unknown(name: string, place: string, known: readonly string[]): string {
  const meant = known.find((other) => isAlike(name, other));
  const field = bracketed(name);
  return meant ? t.fieldUnknownHint({ field, place, meant: bracketed(meant) }) : t.fieldUnknown({ field, place });
}

/** The error in one part of an email; null if there is none. */
function faultOf(part: keyof EmailWords, text: string, template: EmailTemplate): string | null {
  const fields = fieldsOf(template);
  const known = [...Object.keys(fields), ...(hasLink(template) ? [linkField] : [])];
  for (const piece of readWords(text)) {
    if (piece.kind === 'words') continue;
    const { name, place } = piece;
    if (!known.includes(name)) return unknown(name, place, known);
    if (part === 'actionLabel') return t.buttonWithoutFields();
    if (part !== 'text' && (name === linkField || fields[name]?.isLong))
      return t.fieldInTextOnly({ field: bracketed(name), place });
  }
  return null;
}

/** The error if the text lacks a needed field, or the link once and on a line of its own. */
function missingIn(text: string, template: EmailTemplate): string | null {
  const named = readWords(text).flatMap((piece) => (piece.kind === 'field' ? [piece.name] : []));
  const needed = Object.entries(template.fields).flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));
  const absent = needed.find((name) => !named.includes(name));
  if (absent !== undefined) return t.fieldNeeded({ field: bracketed(absent) });
  if (!hasLink(template)) return null;
  const field = bracketed(linkField);
  const links = named.filter((name) => name === linkField).length;
  if (links === 0) return t.linkNeeded({ field });
  if (links > 1) return t.linkOnce({ field });
  return paragraphsOf(text).some(isLink) ? null : t.linkAlone({ field });
}

function attempt(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    if (error instanceof WordsFault) return error.message;
    throw error;
  }
}

/** The errors in an email, by field; null if there are none. */
export function faultsOf(words: EmailWords, template: EmailTemplate): Faults | null {
  const faults: Faults = {};
  for (const part of ['subject', 'greeting', 'text', 'actionLabel'] as const) {
    const fault = attempt(
      () => faultOf(part, words[part], template) ?? (part === 'text' ? missingIn(words.text, template) : null),
    );
    if (fault !== null) faults[part] = fault;
  }
  if (hasLink(template) && words.actionLabel === '') faults.actionLabel ??= t.buttonNeeded();
  if (!hasLink(template) && words.actionLabel !== '') faults.actionLabel ??= t.noButton();
  return Object.keys(faults).length > 0 ? faults : null;
}

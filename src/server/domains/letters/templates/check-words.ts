import type { LetterWords } from '../../../../contracts/letter-templates.ts';
import { fieldsOf, hasLink, linkField, type LetterTemplate } from './letter-template.ts';
import { isLink, paragraphsOf, readWords, WordsFault } from './read-words.ts';

/** Field of the form → why it cannot be taken. */
type Faults = Partial<Record<keyof LetterWords, string>>;

const bracketed = (name: string) => `{{${name}}}`;

/** How many letters apart two names are, as far as it matters. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.startsWith(b.slice(0, 4)) || b.startsWith(a.slice(0, 4)) || a.includes(b) || b.includes(a);
}

function unknown(name: string, place: string, known: readonly string[]): string {
  const meant = known.find((other) => isAlike(name, other));
  const hint = meant ? ` Did you mean ${bracketed(meant)}?` : '';
  return `${bracketed(name)} at ${place} is no field of this email.${hint}`;
}

/** Why one part of a letter cannot be taken; null where it can. */
function faultOf(part: keyof LetterWords, text: string, template: LetterTemplate): string | null {
  const fields = fieldsOf(template);
  const known = [...Object.keys(fields), ...(hasLink(template) ? [linkField] : [])];
  for (const piece of readWords(text)) {
    if (piece.kind === 'words') continue;
    const { name, place } = piece;
    if (!known.includes(name)) return unknown(name, place, known);
    if (part === 'actionLabel') return 'The words on the button hold no fields.';
    if (part !== 'text' && (name === linkField || fields[name]?.isLong))
      return `${bracketed(name)} at ${place} can stand in the text only.`;
  }
  return null;
}

/** What must stand in the text: the link, once and alone between empty lines, and what the letter is of no use without. */
function missingIn(text: string, template: LetterTemplate): string | null {
  const named = readWords(text).flatMap((piece) => (piece.kind === 'field' ? [piece.name] : []));
  const needed = Object.entries(template.fields).flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));
  const absent = needed.find((name) => !named.includes(name));
  if (absent !== undefined) return `${bracketed(absent)} must stand in the text: the email is of no use without it.`;
  if (!hasLink(template)) return null;
  const links = named.filter((name) => name === linkField).length;
  if (links === 0) return `${bracketed(linkField)} must stand in the text: the email is of no use without its link.`;
  if (links > 1) return `${bracketed(linkField)} stands in the text once.`;
  return paragraphsOf(text).some(isLink)
    ? null
    : `${bracketed(linkField)} becomes a button: it stands alone, with an empty line above and below.`;
}

function attempt(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    if (error instanceof WordsFault) return error.message;
    throw error;
  }
}

/** Why the words of a letter cannot be taken, by the field at fault; null where they can. */
export function faultsOf(words: LetterWords, template: LetterTemplate): Faults | null {
  const faults: Faults = {};
  for (const part of ['subject', 'greeting', 'text', 'actionLabel'] as const) {
    const fault = attempt(
      () => faultOf(part, words[part], template) ?? (part === 'text' ? missingIn(words.text, template) : null),
    );
    if (fault !== null) faults[part] = fault;
  }
  if (hasLink(template) && words.actionLabel === '') faults.actionLabel ??= 'The button needs words.';
  if (!hasLink(template) && words.actionLabel !== '')
    faults.actionLabel ??= 'This email leads nowhere: it has no button.';
  return Object.keys(faults).length > 0 ? faults : null;
}

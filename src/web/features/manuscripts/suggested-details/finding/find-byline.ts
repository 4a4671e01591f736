import { raised, type TextLine } from '../lines/text-line.ts';
import { headOf, type FoundTitle } from './find-title.ts';

const email = /[\w.%+{},-]+@[\w-]+(?:\.[\w-]+)+/u;
const ofPlaces =
  /\b(?:universi|institut|department|faculty|school|college|laborator|hospital|cent(?:er|re)\b|academy|ministry|company|inc\.|ltd|gmbh|corporation|society|museum|observatory|clinic|research)/iu;
const marker = /^(?:[¹²³⁴⁵⁶⁷⁸⁹⁰]+|\d{1,2}[\s)]|[*†‡§¶#]\s?|[a-z]\s(?=\p{Lu}))/u;
const datesAndSigns =
  /^(?:doi\b|https?:|received|accepted|submitted|published|date\b|orcid|word count|version|©|copyright|license)/iu;

const isOfPlaces = ({ text }: TextLine) => marker.test(text) || email.test(text) || ofPlaces.test(text);
const isName = ({ text }: TextLine) => /\p{L}{2}/u.test(text) && text.length < 5000;

/** Where most of the text begins on its page. */
function textEdge(lines: readonly TextLine[]): number {
  const emails = new Map<number, number>();
  for (const { left, text } of lines) emails.set(Math.round(left), (emails.get(Math.round(left)) ?? 0) + text.length);
  return [...emails].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** The lines before the first that contains no authors or places, such as dates, symbols or text in a margin. */
function blockOf(lines: readonly TextLine[], edge: number): readonly TextLine[] {
  const end = lines.findIndex(({ text, left }) => datesAndSigns.test(text) || left < edge - 30);
  return end === -1 ? lines : lines.slice(0, end);
}

/** “1 Department … 2 Institute …” in one run becomes a line for each, with its number raised. */
function placesOf(text: string): string {
  const places: string[] = [];
  let rest = text;
  for (let number = 1; number <= 60; number += 1) {
    const sign = raised(String(number));
    // A number inside an address is not followed by a name: “Edinburgh EH9 3FJ”.
    const next = new RegExp(`(?:^|[\\s;,.])(?:${number}[.)]?\\s+|${sign}\\s*)(?=[\\p{Lu}\\p{Lo}])`, 'u').exec(rest);
    if (!next) break;
    if (number > 1) places.push(rest.slice(0, next.index).trim());
    else if (next.index > 0) return text;
    rest = `${sign} ${rest.slice(next.index + next[0].length)}`;
  }
  return [...places, rest.trim()].join('\n');
}

const isContact = ({ text }: TextLine) => /^[*†✉\s]*(?:correspond|e-?mail|contact|address for|tel\b)/iu.test(text);

/** The corresponding author's mark; without one, the names in the emails are used. */
const contactOf = ({ text }: TextLine) =>
  /^[*†✉]/u.test(text) ? text : Array.from(text.matchAll(new RegExp(email, 'gu')), ([address]) => address).join(', ');

/** Authors and their affiliations as a list that parses like a pasted one; empty if none was found. */
export function findByline(lines: readonly TextLine[], title: FoundTitle | null): string {
  if (!title) return '';
  const block = blockOf(headOf(lines).slice(title.to), textEdge(lines));
  const start = block.findIndex(isName);
  if (start === -1) return '';
  const under = block.slice(start);
  const firstPlace = under.findIndex((line, place) => place > 0 && (isOfPlaces(line) || isContact(line)));
  const names = firstPlace === -1 ? under.slice(0, 3) : under.slice(0, firstPlace);
  const others = firstPlace === -1 ? [] : under.slice(firstPlace, firstPlace + 60);
  const contact = others.findIndex(isContact);
  const places = contact === -1 ? others : others.slice(0, contact);
  const contacts = contact === -1 ? [] : others.slice(contact);
  const textsOf = (some: readonly TextLine[]) => some.map(({ text }) => text);
  const isNumbered = /^\s*(?:[¹²³⁴-⁹]|1[\s.)])/u.test(places[0]?.text ?? '');
  const listed = isNumbered ? placesOf(textsOf(places).join(' ')) : textsOf(places).join('\n');
  return [textsOf(names).join(' '), listed, ...contacts.map(contactOf)].filter(Boolean).join('\n');
}

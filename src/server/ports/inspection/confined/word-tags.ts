import { FaultFound } from './fault-found.ts';
import { withoutEntities } from './xml-entities.ts';

/** XML as it stands: comments, character data, instructions and tags; between them is text. */
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>/g;

/** A tag as XML has it, with its attributes apart: of one that is not, some program reads what we do not. */
const wellFormed =
  /^<(?:\/[^\s"'=<>/]+[ \t\r\n]*|[^\s"'=<>/]+(?:[ \t\r\n]+[^\s"'=<>/]+[ \t\r\n]*=[ \t\r\n]*(?:"[^"]*"|'[^']*'))*[ \t\r\n]*\/?)>$/;

const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/;

/** Text that says in single bytes of which encoding it is is of no wider one. */
function declaredEncoding(bytes: Uint8Array): string {
  const [, label = ''] = declared.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1')) ?? [];
  return label === '' || /^(utf-?16|ucs-?2|iso-10646-ucs-2|unicode|csunicode)/i.test(label) ? 'utf-8' : label;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe ? 'utf-16be' : declaredEncoding(bytes);
}

/** A part of a Word document as text; its encoding is told by its first bytes, or by what it says of itself. */
export function textOfPart(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
}

/** Looking for the end of each of many that have none would take hours. */
export function refuseUnended(xml: string): void {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const)
    if (xml.lastIndexOf(start) > xml.lastIndexOf(end)) throw new FaultFound('damaged');
  // Word writes no document type; what has one can hide text behind names of its own.
  if (/<!doctype|<!entity/i.test(xml)) throw new FaultFound('damaged');
}

export interface Tag {
  /** As it stands. */
  readonly whole: string;
  /** '' where it has none. */
  readonly prefix: string;
  /** Without its prefix. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
}

function tagOf(whole: string): Tag {
  const [, slash = '', prefix = '', name = ''] = /^<(\/?)(?:([^\s<>/:]+):)?([^\s<>/:]+)/.exec(whole) ?? [];
  return { whole, prefix, name, isEnd: slash === '/', isEmpty: whole.endsWith('/>') };
}

/** Walks through a part in order. Comments and instructions are passed over; character data is text. */
export function walkTags(xml: string, seen: { tag(tag: Tag): void; text(text: string): void }): void {
  refuseUnended(xml);
  let at = 0;
  const text = (end: number) => {
    if (end <= at) return;
    const between = xml.slice(at, end);
    if (between.includes('<')) throw new FaultFound('damaged');
    seen.text(between);
  };
  for (const { 0: whole, index } of xml.matchAll(token)) {
    text(index);
    at = index + whole.length;
    if (whole.startsWith('<![')) seen.text(whole);
    else if (!whole.startsWith('<!--') && !whole.startsWith('<?')) {
      if (!wellFormed.test(whole)) throw new FaultFound('damaged');
      seen.tag(tagOf(whole));
    }
  }
  text(xml.length);
}

/** An attribute of a tag: as it is called in full, its prefix, its name, and its value in quotes. */
export const attribute = /\s((?:([^\s"'=<>/:]+):)?([^\s"'=<>/]+))\s*=\s*("[^"]*"|'[^']*')/g;

/** Text as it is read, out of text as it stands in XML. */
export const plainText = (text: string): string =>
  text.startsWith('<![CDATA[') ? text.slice(9, -3) : withoutEntities(text);

/** The value that a tag has under a name, whatever its prefix is; null where it has none. */
export function valueAt({ whole }: Tag, sought: string): string | null {
  // Most tags have none, and there are very many.
  if (!whole.includes(sought)) return null;
  for (const [, , , name, value = ''] of whole.matchAll(attribute))
    if (name === sought) return plainText(value.slice(1, -1));
  return null;
}

import { FaultFound } from './fault-found.ts';
import { withoutEntities } from './xml-entities.ts';

export interface Tag {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<\/[^<>]+>|<([^\s<>/!?]+)((?:\s+[^\s<>=/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const attribute = /([^\s<>=/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

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
function textOfPart(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
}

/** Looking for the end of each of many that have none would take hours. */
function refuseUnended(xml: string): void {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const)
    if (xml.lastIndexOf(start) > xml.lastIndexOf(end)) throw new FaultFound('damaged');
  // Word writes no document type; what has one can hide text behind names of its own.
  if (/<!doctype|<!entity/i.test(xml)) throw new FaultFound('damaged');
}

/** The tags of one of a document's small parts, as plain as these are: no document type, no entities of its own. */
export function readTags(part: Buffer): Tag[] {
  const text = textOfPart(part);
  refuseUnended(text);
  if (text.replace(token, '').includes('<')) throw new FaultFound('damaged');
  return [...text.matchAll(token)].flatMap(([, name, attributes = '']) =>
    name === undefined
      ? []
      : {
          name: name.split(':').at(-1) ?? '',
          attributes: new Map(
            [...attributes.matchAll(attribute)].map(([, key = '', double, single]) => [
              key,
              withoutEntities(double ?? single ?? ''),
            ]),
          ),
        },
  );
}

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

function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** Looking for the end of each of many that have none would take hours. */
function refuseUnended(text: string): void {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const)
    if (text.lastIndexOf(start) > text.lastIndexOf(end)) throw new FaultFound('damaged');
}

/** The tags of one of a document's small parts, as plain as these are: no document type, no entities of its own. */
export function readTags(part: Buffer): Tag[] {
  const text = decode(part);
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

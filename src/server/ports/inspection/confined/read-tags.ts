import { FaultFound } from './fault-found.ts';
import { refuseUnended, textOfPart } from './word-tags.ts';
import { withoutEntities } from './xml-entities.ts';

export interface Tag {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<\/[^<>]+>|<([^\s<>/!?]+)((?:\s+[^\s<>=/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const attribute = /([^\s<>=/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

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

import { posix } from 'node:path';
import { webAddressOf } from './looks-like-place.ts';
import { nowhere } from './is-remote-target.ts';
import type { Part, Relation } from './word-package.ts';
import { asXmlValue } from './xml-entities.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ofRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const ofTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const typeOfRelations = 'application/vnd.openxmlformats-package.relationships+xml';

type Names = ReadonlyMap<Part, string>;

/** Whoever clicks a link means to go there. Whatever else lies elsewhere is fetched as the document is opened: its author would see who does, and when. */
const isClicked = (type: string) => type.endsWith('/hyperlink');

/** Where a relationship leads: to a part by its new name, and to no person and nobody's disk. */
function targetOf({ type, target, isOutside, part }: Relation, folder: string, names: Names): string {
  if (part) return posix.relative(`/${folder}`, `/${names.get(part) ?? ''}`);
  if (target.startsWith('#')) return target;
  // So Word calls a picture that it has lost.
  if (!isOutside) return 'NULL';
  return (isClicked(type) ? webAddressOf(target) : null) ?? nowhere;
}

/** The list of relationships of a part that lies in a folder; of those that are fetched none leads outside the document. */
export function writeRelations(
  relations: readonly Relation[],
  folder: string,
  names: Names,
  fetched: ReadonlySet<string> = new Set(),
): Uint8Array {
  const listed = relations.map((relation) => {
    const mode = relation.isOutside ? ' TargetMode="External"' : '';
    const isFetched = relation.isOutside && fetched.has(relation.id);
    const target = isFetched ? nowhere : targetOf(relation, folder, names);
    return `<Relationship Id="${asXmlValue(relation.id)}" Type="${asXmlValue(relation.type)}" Target="${asXmlValue(target)}"${mode}/>`;
  });
  return Buffer.from(`${head}<Relationships xmlns="${ofRelations}">${listed.join('')}</Relationships>`);
}

/** The list of what each part is. */
export function writeContentTypes(parts: readonly Part[], names: Names): Uint8Array {
  const listed = parts.map(
    (part) =>
      `<Override PartName="/${asXmlValue(names.get(part) ?? '')}" ContentType="${asXmlValue(part.contentType.replace(/[^\w/.+-]/g, ''))}"/>`,
  );
  const defaults = `<Default Extension="rels" ContentType="${typeOfRelations}"/><Default Extension="xml" ContentType="application/xml"/>`;
  return Buffer.from(`${head}<Types xmlns="${ofTypes}">${defaults}${listed.join('')}</Types>`);
}

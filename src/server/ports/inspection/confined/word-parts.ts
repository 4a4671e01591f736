import { FaultFound } from './fault-found.ts';
import type { Parts } from './inspect-archive.ts';
import { isRemoteTarget } from './is-remote-target.ts';
import { readTags } from './read-tags.ts';

const mainDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What a content type that is somewhere in a document says against it. */
const telling = [
  [/macroenabled|vbaproject/, 'macros'],
  [/\bactivex\b/, 'controls'],
  [/wordprocessingml\.template\.main\+xml$/, 'template'],
  [/spreadsheetml\.(sheet|template)\.main\+xml$/, 'excel'],
  [/presentationml\.(presentation|template|slideshow)\.main\+xml$/, 'powerpoint'],
] as const;

/** The main part must be a Word document, and none of the parts may be what runs. */
export function inspectTypes(parts: Parts): void {
  const list = parts.get('[content_types].xml');
  if (!list) throw new FaultFound('not-word');
  const tags = readTags(list);
  const typeOf = (tag: (typeof tags)[number]) => (tag.attributes.get('ContentType') ?? '').trim().toLowerCase();
  for (const [pattern, fault] of telling)
    if (tags.some((tag) => pattern.test(typeOf(tag)))) throw new FaultFound(fault);
  const main = tags.find((tag) => tag.name === 'Override' && typeOf(tag) === mainDocument);
  const place = (main?.attributes.get('PartName') ?? '').replace(/^\//, '').toLowerCase();
  // Word itself sometimes calls it document2.xml.
  if (!/^word\/[^/]+\.xml$/.test(place) || !parts.has(place)) throw new FaultFound('not-word');
}

/** What Word fetches as soon as the document is opened. Some programs fetch linked pictures, too: these are allowed. */
const fetchedKinds = /\/(attachedtemplate|oleobject|package|frame|subdocument|afchunk|control|externallinkpath)$/;

/** No part of the document may be loaded from another computer. A template or a linked table on the author's own stays unfound. */
export function inspectRelations(parts: Parts): void {
  for (const [name, part] of parts) {
    if (part === null || !name.endsWith('.rels')) continue;
    const remote = readTags(part).filter(
      ({ attributes }) =>
        attributes.get('TargetMode')?.toLowerCase() === 'external' &&
        fetchedKinds.test((attributes.get('Type') ?? '').toLowerCase()) &&
        isRemoteTarget(attributes.get('Target') ?? ''),
    );
    if (remote.length > 0) throw new FaultFound('remote-parts');
  }
}

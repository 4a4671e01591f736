import type { Parts } from './inspect-archive.ts';
import { FaultFound } from './fault-found.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const characterOf = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd');

/** Decodes the entities of XML text; names that XML itself does not define stay. */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return characterOf(Number(decimal));
    return entities[name ?? ''] ?? whole;
  });

const ownDrive = /^(file:\/*)?[a-z][:|]\//;
const ownRoot = /^file:\/\/\/(?!\/)|^file:\/(?!\/)|^\/(?!\/)/;

/** Whether the target of a relationship lies on another computer: any address, and a Windows share. */
function isRemoteTarget(target: string): boolean {
  const place = target.trim().replaceAll('\\', '/').toLowerCase();
  if (place === 'about:blank') return false;
  if (ownDrive.test(place) || ownRoot.test(place)) return false;
  return place.startsWith('//') || /^[a-z][a-z0-9+.-]+:/.test(place);
}

interface Tag {
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

/** A part of a Word document as text; its first bytes or its declaration say its encoding. */
function textOfPart(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
}

/** Searching for the end of each of many unclosed ones would take hours. */
function refuseUnended(xml: string): void {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const)
    if (xml.lastIndexOf(start) > xml.lastIndexOf(end)) throw new FaultFound('damaged');
  // Word writes no document type; one could hide text behind entities of its own.
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

const mainDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What a content type that is somewhere in a document says against it. */
const telling = [
  [/macroenabled|vbaproject/, 'macros'],
  [/\bactivex\b/, 'controls'],
  [/wordprocessingml\.template\.main\+xml$/, 'template'],
  [/spreadsheetml\.(sheet|template)\.main\+xml$/, 'excel'],
  [/presentationml\.(presentation|template|slideshow)\.main\+xml$/, 'powerpoint'],
] as const;

/** The main part must be a Word document, and no part may be executable. */
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

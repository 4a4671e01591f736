import { posix } from 'node:path';
import type { Archive, ArchiveEntry } from './read-archive.ts';
import { readTags, type Tag } from './read-tags.ts';
import { unpackEntry } from './unpack-entry.ts';
import { FaultFound } from './fault-found.ts';
import { keptKind, writingOf } from './word-part-kinds.ts';

/** What one part says of another, or of a place outside. */
export interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly isOutside: boolean;
  /** The part that is meant; null outside the document, and where it is missing. */
  readonly part: Part | null;
}

/** A part that the document is made of, as it was come upon. */
export interface Part {
  readonly entry: ArchiveEntry;
  /** What it is to the part that refers to it: the end of the relationship's type. */
  readonly kind: string;
  readonly contentType: string;
  readonly relations: readonly Relation[];
}

export interface Package {
  /** What the document begins with. */
  readonly relations: readonly Relation[];
  /** Each once, the main part first. */
  readonly parts: readonly Part[];
}

const typeOfFonts = 'application/vnd.openxmlformats-officedocument.obfuscatedFont';

/** A single part that is held to be cleaned; only films and sounds are larger. */
const largestPart = 64 * 1024 * 1024;

export async function bytesOfEntry(archive: Archive, entry: ArchiveEntry): Promise<Buffer> {
  return (await unpackEntry(archive, entry, () => largestPart)).whole ?? Buffer.alloc(0);
}

/** The part's own list of relationships lies beside it. */
export const relationsNameOf = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

const named = (tag: Tag, attribute: string) => (tag.attributes.get(attribute) ?? '').trim();

/** The content type of a part, by its name or by its ending. */
function typesIn(tags: readonly Tag[]): (name: string) => string {
  const listed = (element: string, attribute: string) =>
    new Map(
      tags
        .filter((tag) => tag.name === element)
        .map((tag) => [named(tag, attribute).toLowerCase(), named(tag, 'ContentType')]),
    );
  const [overrides, defaults] = [listed('Override', 'PartName'), listed('Default', 'Extension')];
  return (name) => {
    const ending = posix.extname(name).slice(1).toLowerCase();
    return overrides.get(`/${name.toLowerCase()}`) ?? defaults.get(ending) ?? 'application/octet-stream';
  };
}

/** What is kept as it is is read as nothing but what it is kept for, whatever the document calls it. */
function writtenType(kind: string, type: string): string {
  if (writingOf(kind) === 'font') return /font/i.test(type) && !/xml$/i.test(type) ? type : typeOfFonts;
  return writingOf(kind) === 'recording' && !/^(audio|video)\//i.test(type) ? 'application/octet-stream' : type;
}

/** The name of the part that a target means, seen from the folder of the part that refers to it. */
function partNamed(folder: string, target: string): string {
  const path = target.split('#')[0] ?? '';
  return posix.join('/', path.startsWith('/') ? '' : folder, path).slice(1);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The parts that a document is made of: what it leads to from its beginning on, by relationships of known kinds. Whatever else lies
 * in the archive (properties wherever they are kept, people, data of other programs, what nobody refers to) is none of it.
 */
export async function readPackage(archive: Archive): Promise<Package> {
  const entries = new Map(archive.entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const tagsOf = async (name: string) => {
    const entry = entries.get(name.toLowerCase());
    return entry ? readTags(await bytesOfEntry(archive, entry)) : [];
  };
  const contentTypeOf = typesIn(await tagsOf('[Content_Types].xml'));
  const parts = new Map<string, Part & { relations: Relation[] }>();
  const waiting: { name: string; relations: Relation[] }[] = [];
  const reach = (name: string, kind: string): Part | null => {
    const key = name.toLowerCase();
    const entry = entries.get(key) ?? entries.get(decoded(key));
    if (!entry) return null;
    const known = parts.get(entry.name);
    if (known) {
      // It would be cleaned as the one, and read as the other.
      if (writingOf(known.kind) !== writingOf(kind)) throw new FaultFound('unwritable-part');
      return known;
    }
    const contentType = writtenType(kind, contentTypeOf(entry.name));
    const part = { entry, kind, contentType, relations: [] };
    parts.set(entry.name, part);
    waiting.push({ name: entry.name, relations: part.relations });
    return part;
  };
  const relationOf = (tag: Tag, from: string): Relation | null => {
    const [id, type, target] = [named(tag, 'Id'), named(tag, 'Type'), named(tag, 'Target')];
    const isOutside = named(tag, 'TargetMode').toLowerCase() === 'external';
    const name = partNamed(posix.dirname(`/${from}`).slice(1), target);
    const kind = keptKind(type, isOutside ? '' : contentTypeOf(name));
    if (tag.name !== 'Relationship' || kind === null) return null;
    // Blanks within it would be read differently, and it be looked for under another.
    if (/\s/.test(id)) throw new FaultFound('damaged');
    return { id, type, target, isOutside, part: isOutside ? null : reach(name, kind) };
  };
  const start: Relation[] = [];
  waiting.push({ name: '', relations: start });
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    for (const tag of await tagsOf(relationsNameOf(next.name))) {
      const relation = relationOf(tag, next.name);
      if (relation) next.relations.push(relation);
    }
  return { relations: start, parts: [...parts.values()] };
}

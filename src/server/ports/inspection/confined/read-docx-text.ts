import type { Passage } from '../document-inspector.ts';
import { archiveLimits } from './archive-limits.ts';
import type { ByteSource } from './byte-source.ts';
import { writeCopy } from './clean-docx.ts';
import { FaultFound } from './fault-found.ts';
import { inspectDocx } from './inspect-docx.ts';
import { readArchive } from './read-archive.ts';
import { bytesOfEntry, readPackage } from './word-package.ts';
import { isRead } from './word-part-kinds.ts';
import { stringsBeside } from './strings-beside.ts';
import { followFields } from './word-fields.ts';
import { plainText, textOfPart, valueAt, walkTags, type Tag } from './word-tags.ts';

const properties = /^docprops\/(core|app|custom)\.xml$|\.psmdcp$/;

/** The text of a part, a paragraph a line; and the names that stand beside changes and comments. */
function readPart(bytes: Buffer): { text: string; names: Set<string> } {
  const pieces: string[] = [];
  const names = new Set<string>();
  const xml = textOfPart(bytes);
  const fields = followFields(xml);
  let inText = 0;
  walkTags(xml, {
    tag: (tag: Tag) => {
      const { name, isEnd, isEmpty } = tag;
      fields.pass(tag);
      const author = isEnd ? null : valueAt(tag, 'author');
      if (author) names.add(author);
      if (/^(t|delText|instrText|v)$/.test(name)) inText = isEnd || isEmpty ? 0 : 1;
      else if (name === 'tab' || name === 'br' || name === 'cr') pieces.push(name === 'tab' ? ' ' : '\n');
      // A value of a chart is a line, too.
      else if (isEnd && /^(p|tc|v)$/.test(name)) pieces.push('\n');
    },
    text: (text) => {
      if (inText > 0 && /^(text|shown instruction)$/.test(fields.here)) pieces.push(plainText(text));
    },
  });
  return { text: pieces.join(''), names };
}

/** The values of a part of properties, each with its name. */
function readProperties(bytes: Buffer): string[] {
  const found: string[] = [];
  let current = '';
  walkTags(textOfPart(bytes), {
    tag: ({ name, isEnd }) => void (current = isEnd ? '' : name),
    text: (text) => {
      if (current !== '' && text.trim() !== '') found.push(`${current}: ${plainText(text).trim()}`);
    },
  });
  return found;
}

/** What a copy of the document has beside its text: nothing, where none can be made. */
async function readBesides(source: ByteSource): Promise<Passage[]> {
  const strings = stringsBeside();
  try {
    await writeCopy(source, { give: async () => {}, see: strings.see });
  } catch (error) {
    // What cannot be searched is no document that names nobody.
    if (error instanceof FaultFound) return [];
    throw error;
  }
  return strings.all();
}

/** Reads the text of a Word document, with headers, footers, notes and comments, its properties, and what its copy has beside. */
export async function readDocxText(source: ByteSource, give: (passages: readonly Passage[]) => void): Promise<void> {
  await inspectDocx(source);
  const archive = await readArchive(source, { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked });
  for (const entry of archive.entries.filter(({ name }) => properties.test(name.toLowerCase())))
    for (const property of readProperties(await bytesOfEntry(archive, entry)))
      give([{ place: 'property', page: null, text: property }]);
  const { parts } = await readPackage(archive);
  if (!parts.some(({ kind }) => kind === 'officeDocument')) throw new FaultFound('damaged');
  const names = new Set<string>();
  for (const { entry, kind } of parts) {
    if (!isRead(kind)) continue;
    const part = readPart(await bytesOfEntry(archive, entry));
    for (const person of part.names) names.add(person);
    give([{ place: 'text', page: null, text: part.text }]);
  }
  give([...names].map((person) => ({ place: 'property', page: null, text: `Changes and comments: ${person}` })));
  give(await readBesides(source));
}

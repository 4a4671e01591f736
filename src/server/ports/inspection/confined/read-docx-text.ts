import type { Passage } from '../document-inspector.ts';
import { archiveLimits } from './archive-limits.ts';
import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import { inspectDocx } from './inspect-docx.ts';
import { readArchive } from './read-archive.ts';
import { unpackEntry } from './unpack-entry.ts';
import { plainText, textOfPart, walkTags, type Tag } from './word-tags.ts';

const largestPart = 64 * 1024 * 1024;

/** The parts that readers see, in the order in which they matter. */
const seen = /^word\/(document\d*|footnotes|endnotes|comments|header\d*|footer\d*|glossary\/document)\.xml$/;
const properties = /^docprops\/(core|app|custom)\.xml$/;

const valueOf = (tag: string, name: RegExp) => name.exec(tag)?.[1] ?? null;

/** The text of a part, a paragraph a line; and the names that stand beside changes and comments. */
function readPart(bytes: Buffer): { text: string; names: Set<string> } {
  const pieces: string[] = [];
  const names = new Set<string>();
  let inText = 0;
  walkTags(textOfPart(bytes), {
    tag: ({ name, isEnd, isEmpty, whole }: Tag) => {
      const author = isEnd ? null : valueOf(whole, /\s(?:[^\s"'=<>/:]+:)?author\s*=\s*["']([^"']*)["']/);
      if (author) names.add(plainText(author));
      if (name === 't' || name === 'delText' || name === 'instrText') inText = isEnd || isEmpty ? 0 : 1;
      else if (name === 'tab' || name === 'br' || name === 'cr') pieces.push(name === 'tab' ? ' ' : '\n');
      else if (isEnd && (name === 'p' || name === 'tc')) pieces.push('\n');
    },
    text: (text) => {
      if (inText > 0) pieces.push(plainText(text));
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

/** Reads the text of a Word document, with headers, footers, notes and comments, and its properties. */
export async function readDocxText(source: ByteSource, give: (passages: readonly Passage[]) => void): Promise<void> {
  await inspectDocx(source);
  const archive = await readArchive(source, { entries: archiveLimits.entries, unpacked: archiveLimits.unpacked });
  const names = new Set<string>();
  let isRead = false;
  for (const entry of archive.entries.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const name = entry.name.toLowerCase();
    if (!seen.test(name) && !properties.test(name)) continue;
    const whole = (await unpackEntry(archive, entry, () => largestPart)).whole ?? Buffer.alloc(0);
    if (properties.test(name)) {
      for (const property of readProperties(whole)) give([{ place: 'property', page: null, text: property }]);
      continue;
    }
    const part = readPart(whole);
    for (const person of part.names) names.add(person);
    isRead = true;
    give([{ place: 'text', page: null, text: part.text }]);
  }
  if (!isRead) throw new FaultFound('damaged');
  give([...names].map((person) => ({ place: 'property', page: null, text: `Changes and comments: ${person}` })));
}

import mammoth from 'mammoth';
import type { TextLine } from '../lines/text-line.ts';
import { linesOfWord, type WordPart } from '../lines/word-lines.ts';
import { compressedBytes, zipEntries, type ZipEntry } from './zip-entries.ts';

/** More text than any manuscript has: a book of a thousand pages unpacks to some 15 MB of XML. */
const mostText = 40 * 1024 * 1024;
const deflated = 8;

const isText = ({ name }: ZipEntry) => /\.(?:xml|rels)$/i.test(name);

/** Whether a part unpacks to its declared size, which is easy to forge. */
async function unpacksAsClaimed(bytes: ArrayBuffer, entry: ZipEntry): Promise<boolean> {
  if (entry.method !== deflated) return entry.size === entry.compressedSize;
  const packed = new Blob([compressedBytes(bytes, entry)]);
  let size = 0;
  for await (const chunk of packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))) {
    size += chunk.byteLength;
    if (size > entry.size) return false;
  }
  return size === entry.size;
}

/** Whether a Word document can be unpacked safely: a small file may expand to gigabytes. */
export async function isReasonableWord(bytes: ArrayBuffer): Promise<boolean> {
  try {
    const parts = zipEntries(bytes).filter(isText);
    if (parts.reduce((sum, { size }) => sum + size, 0) > mostText) return false;
    for (const part of parts) if (!(await unpacksAsClaimed(bytes, part))) return false;
    return parts.some(({ name }) => name === 'word/document.xml');
  } catch {
    return false;
  }
}

/** As many paragraphs as the beginning of a manuscript has at most. */
const enough = 200;

/** The first paragraphs of a Word document, or null where it cannot be read. */
export async function wordText(arrayBuffer: ArrayBuffer): Promise<TextLine[] | null> {
  if (!(await isReasonableWord(arrayBuffer))) return null;
  let lines: TextLine[] = [];
  // Take what the library reads before it makes HTML, which is not needed here, least of all its pictures.
  const transformDocument = (document: WordPart): WordPart => {
    lines = linesOfWord(document).slice(0, enough);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ arrayBuffer }, { transformDocument, externalFileAccess: false });
  return lines;
}

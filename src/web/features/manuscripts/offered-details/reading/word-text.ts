import mammoth from 'mammoth';
import { linesOfWord, type WordPart } from '../lines/word-lines.ts';
import type { TextLine } from '../lines/text-line.ts';
import { isReasonableWord } from './is-reasonable-word.ts';

/** As many paragraphs as the beginning of a manuscript has at most. */
const enough = 200;

/** The first paragraphs of a Word document, or null where it cannot be read. */
export async function wordText(arrayBuffer: ArrayBuffer): Promise<TextLine[] | null> {
  if (!(await isReasonableWord(arrayBuffer))) return null;
  let lines: TextLine[] = [];
  // What the library reads is taken before it makes HTML of it, which nobody needs here, pictures least of all.
  const transformDocument = (document: WordPart): WordPart => {
    lines = linesOfWord(document).slice(0, enough);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ arrayBuffer }, { transformDocument, externalFileAccess: false });
  return lines;
}

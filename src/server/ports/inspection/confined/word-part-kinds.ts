import { listed } from './listed.ts';

// A relationship's type ends with what the part is. Only the kinds that a document is drawn by are known here; whatever else a program
// has put into it (properties, people, printers, sessions, signatures, its own data, objects of its own beside their picture, the workbook of
// a chart, texts that are kept for later) is not named, and goes.

const ofWord =
  'officeDocument styles stylesWithEffects settings webSettings fontTable numbering footnotes endnotes header footer comments commentsExtended commentsIds theme themeOverride hyperlink frame subDocument aFChunk';
const ofDrawings =
  'drawing vmlDrawing legacyDrawing chart chartEx chartUserShapes chartStyle chartColorStyle diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing ink';

/** Pictures, which are cleaned each by its own kind. */
const pictures = new Set(['image', 'hdphoto']);
const recordings = new Set(['video', 'audio', 'media']);
const texts = listed(`${ofWord} ${ofDrawings}`);

const makers = /^https?:\/\/(schemas\.openxmlformats\.org|purl\.oclc\.org|schemas\.microsoft\.com)\//i;

/** What a part is by the type of a relationship to it; null where such a part goes. */
export function keptKind(type: string, contentType: string): string | null {
  const kind = /\/(\w+)$/.exec(type)?.[1] ?? '';
  if (!makers.test(type)) return null;
  // Word calls what was drawn with a pen so, too.
  if (kind === 'customXml') return contentType === 'application/inkml+xml' ? 'ink' : null;
  return [texts, pictures, recordings].some((kinds) => kinds.has(kind)) || kind === 'font' ? kind : null;
}

/** How a part of a kind is written anew. */
export function writingOf(kind: string): 'text' | 'picture' | 'chunk' | 'recording' | 'font' {
  if (kind === 'aFChunk') return 'chunk';
  if (pictures.has(kind)) return 'picture';
  if (recordings.has(kind)) return 'recording';
  return kind === 'font' ? 'font' : 'text';
}

/** Kinds whose words a reader sees, in the order in which they matter. */
export const isRead = (kind: string): boolean =>
  /^(officeDocument|footnotes|endnotes|comments|header|footer|chart|chartEx|chartUserShapes|diagramData|diagramDrawing)$/.test(
    kind,
  );

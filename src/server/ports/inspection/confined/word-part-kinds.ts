// A relationship's type ends with what the part is. Only the kinds that a document is drawn by are known here; whatever else a program
// has put into it (properties, people, printers, sessions, signatures, its own data) is not named, and goes.

const ofWord =
  'officeDocument styles stylesWithEffects settings webSettings fontTable numbering footnotes endnotes header footer comments commentsExtended commentsIds glossaryDocument theme themeOverride hyperlink frame subDocument aFChunk';
const ofDrawings =
  'drawing vmlDrawing legacyDrawing chart chartEx chartUserShapes chartStyle chartColorStyle diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing ink';
const ofWorkbooks =
  'worksheet chartsheet dialogsheet sharedStrings calcChain sheetMetadata table pivotTable pivotCacheDefinition pivotCacheRecords externalLink slicer slicerCache timeline timelineCache';
const ofSlides = 'slide slideLayout slideMaster notesSlide notesMaster handoutMaster presProps viewProps tableStyles';

/** Pictures, which are cleaned each by its own kind. */
const pictures = new Set(['image', 'hdphoto']);
/** Documents and objects of other programs. */
const objects = new Set(['package', 'oleObject']);
const recordings = new Set(['video', 'audio', 'media']);
const texts = new Set([ofWord, ofDrawings, ofWorkbooks, ofSlides].join(' ').split(' '));

const makers = /^https?:\/\/(schemas\.openxmlformats\.org|purl\.oclc\.org|schemas\.microsoft\.com)\//i;

/** What a part is by the type of a relationship to it; null where such a part goes. */
export function keptKind(type: string, contentType: string): string | null {
  const kind = /\/(\w+)$/.exec(type)?.[1] ?? '';
  if (!makers.test(type)) return null;
  // Word calls what was drawn with a pen so, too.
  if (kind === 'customXml') return contentType === 'application/inkml+xml' ? 'ink' : null;
  return [texts, pictures, objects, recordings].some((kinds) => kinds.has(kind)) || kind === 'font' ? kind : null;
}

/** How a part of a kind is written anew. */
export function writingOf(kind: string): 'text' | 'picture' | 'object' | 'chunk' | 'recording' | 'font' {
  if (kind === 'aFChunk') return 'chunk';
  if (pictures.has(kind)) return 'picture';
  if (objects.has(kind)) return 'object';
  if (recordings.has(kind)) return 'recording';
  return kind === 'font' ? 'font' : 'text';
}

/** Kinds whose words a reader sees, in the order in which they matter. */
export const isRead = (kind: string): boolean =>
  /^(officeDocument|footnotes|endnotes|comments|header|footer|glossaryDocument|chart|chartEx|chartUserShapes|diagramData|diagramDrawing)$/.test(
    kind,
  );

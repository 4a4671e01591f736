import { looksLikePlace } from './looks-like-place.ts';
import { textOfPart, walkTags, type Tag } from './word-tags.ts';

/** Elements that go with all that is in them: which sessions wrote what, where a template or a workbook lies, data of other programs. */
const telling = new Set(['rsids', 'attachedTemplate', 'docVars', 'mailMerge', 'fileSharing', 'absPath', 'metadata']);

/** Elements whose text is somebody's name. */
const people = new Set(['author', 'lastModifiedBy', 'creator']);

/** Marks of changes and comments, which say when. */
const mark = /^(ins|del|moveFrom|moveTo|comment|cellIns|cellDel|cellMerge|numberingChange)$|Change$|Range(Start|End)$/;

const pictures = /^(docPr|cNvPr|shape|imagedata|OLEObject)$/;
const gone = new Set(['userName', 'userId', 'providerId', 'dateUtc', 'docname', 'export-filename']);
const attribute = /\s((?:[^\s"'=<>/:]+:)?([^\s"'=<>/:]+))\s*=\s*("[^"]*"|'[^']*')/g;

/** What stands in place of a telling value; '' where the attribute goes, null where it stays. */
function instead(element: string, name: string, value: string): string | null {
  // Word cannot open a mark without an author.
  if (name === 'author') return 'Author';
  if (name === 'initials') return 'A';
  if (name.startsWith('rsid') || gone.has(name) || (name === 'date' && mark.test(element))) return '';
  const names = name === 'descr' || name === 'title' || name === 'name';
  return names && pictures.test(element) && looksLikePlace(value) ? 'Picture' : null;
}

const cleanTag = ({ whole, name: element }: Tag): string =>
  whole.replace(attribute, (standing: string, full: string, name: string, value: string) => {
    const other = instead(element, name, value.slice(1, -1));
    if (other === null) return standing;
    return other === '' ? '' : ` ${full}="${other}"`;
  });

/** A part of a document without what tells of its makers; its text stays. */
export function cleanWordPart(bytes: Uint8Array): Uint8Array {
  const kept = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  let depth = 0;
  let isName = false;
  walkTags(textOfPart(bytes), {
    tag: (tag) => {
      if (telling.has(tag.name)) {
        if (!tag.isEmpty) depth += tag.isEnd ? -1 : 1;
      } else if (depth === 0) {
        isName = people.has(tag.name) && !tag.isEnd && !tag.isEmpty;
        kept.push(tag.isEnd ? tag.whole : cleanTag(tag));
      }
    },
    text: (text) => {
      if (depth === 0 && !isName) kept.push(text);
    },
  });
  return Buffer.from(kept.join(''));
}

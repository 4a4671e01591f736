import { looksLikePlace } from './looks-like-place.ts';
import { followFields } from './word-fields.ts';
import { textOfPart, walkTags, type Tag } from './word-tags.ts';

/** Elements that go with all that is in them: which sessions wrote what, where a template or a workbook lies, data of other programs. */
const telling = new Set(
  (
    'rsids attachedTemplate attachedSchema schemaLibrary saveThroughXslt docVars mailMerge fileSharing absPath metadata ' +
    // Of fields and of places to fill in, which citation managers write their records into.
    'fldData helpText statusText tag alias dataBinding smartTagPr customXmlPr'
  ).split(' '),
);

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
  if (name === 'tooltip' && (value.includes('@') || looksLikePlace(value))) return '';
  const names = name === 'descr' || name === 'title' || name === 'name';
  return names && pictures.test(element) && looksLikePlace(value) ? 'Picture' : null;
}

const cleanTag = ({ whole, name: element }: Tag): string =>
  whole.replace(attribute, (standing: string, full: string, name: string, value: string) => {
    const other = instead(element, name, value.slice(1, -1));
    if (other === null) return standing;
    return other === '' ? '' : ` ${full}="${other}"`;
  });

/** What is left out with all that is in it: whether the walk is within, tag by tag. */
function leavingOut() {
  let [name, depth] = ['', 0];
  return {
    begin(tag: Tag) {
      if (tag.isEmpty || tag.isEnd) return;
      [name, depth] = [tag.name, 1];
    },
    /** Whether this tag is within, its end included. */
    passes(tag: Tag): boolean {
      if (depth === 0) return false;
      if (tag.name === name && !tag.isEmpty) depth += tag.isEnd ? -1 : 1;
      return true;
    },
    isWithin: () => depth > 0,
  };
}

/** A part of a document without what tells of its makers; its text stays, and of its fields what they show. */
export function cleanWordPart(bytes: Uint8Array): Uint8Array {
  const kept = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  const xml = textOfPart(bytes);
  const fields = followFields(xml);
  const left = leavingOut();
  let isName = false;
  walkTags(xml, {
    tag: (tag) => {
      const field = fields.pass(tag);
      if (left.passes(tag)) return;
      if (field === 'goes' || telling.has(tag.name)) left.begin(tag);
      else if (field === 'stays') {
        isName = people.has(tag.name) && !tag.isEnd && !tag.isEmpty;
        kept.push(tag.isEnd ? tag.whole : cleanTag(tag));
      }
    },
    text: (text) => {
      if (!left.isWithin() && !isName && fields.here !== 'hidden') kept.push(text);
    },
  });
  return Buffer.from(kept.join(''));
}

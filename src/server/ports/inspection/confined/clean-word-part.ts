import { neutralFormula } from './neutral-formula.ts';
import { telltaleBookmarks, type Bookmarks } from './telltale-bookmarks.ts';
import { withoutWords } from './without-words.ts';
import { isKeptIn } from './kept-elements.ts';
import { isAddressed, looksLikePlace } from './looks-like-place.ts';
import { isVmlAttribute, isVmlElement, vmlPrefixes } from './vml-vocabulary.ts';
import { followChoices } from './word-choices.ts';
import { followFields } from './word-fields.ts';
import { attribute, plainText, textOfPart, walkTags, type Tag } from './word-tags.ts';

/** Marks of changes and comments, which say when. */
const mark = /^(ins|del|moveFrom|moveTo|comment|cellIns|cellDel|cellMerge|numberingChange)$|Change$|Range(Start|End)$/;

/** Elements whose name no reader sees, and what they are called instead. */
const called: readonly (readonly [RegExp, string])[] = [
  [/^(docPr|cNvPr)$/, 'Picture'],
  [/^(theme|clrScheme|fontScheme|fmtScheme|custClr|themeFamily)$/, 'Office'],
];

// What Word is to look into though it does not know it would be read otherwise than here.
const gone = new Set(['ProcessContent', 'userName', 'userId', 'providerId', 'dateUtc', 'tooltip']);

const isTelling = (plain: string) => looksLikePlace(plain) || isAddressed(plain);

/** What stands in place of a telling value; '' where the attribute goes, null where it stays. */
function instead(element: string, name: string, value: string, bookmarks: Bookmarks): string | null {
  // Word cannot open a mark without an author.
  if (name === 'author') return 'Author';
  if (name === 'initials') return 'A';
  if (name.startsWith('rsid') || gone.has(name) || (name === 'date' && mark.test(element))) return '';
  const other = name === 'name' ? called.find(([elements]) => elements.test(element)) : undefined;
  if (other) return other[1];
  if (name === 'instr') return null;
  const plain = plainText(value);
  if (!isTelling(plain)) return null;
  if (name === 'formatCode') return withoutWords(plain);
  return (/^(name|anchor)$/.test(name) ? bookmarks.get(plain) : undefined) ?? '';
}

/** A tag without the values that tell; of older drawings, with those alone that draw. */
function cleanTag({ whole, name: element }: Tag, isVml: boolean, bookmarks: Bookmarks): string {
  return whole.replace(
    attribute,
    (standing: string, full: string, prefix: string | undefined, name: string, value: string) => {
      if (prefix === 'xmlns' || full === 'xmlns') return standing;
      if (isVml && !isVmlAttribute(name)) return '';
      // Formulas of drawings count with “@”.
      if (isVml && name !== 'alt') return standing;
      const other = instead(element, name, value.slice(1, -1), bookmarks);
      if (other === null) return standing;
      // An element that is left without its value might be one that Word cannot open.
      return other === '' && name !== 'val' ? '' : ` ${full}="${other}"`;
    },
  );
}

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

/** An object of another program, without which its picture is one like others. */
function asPicture(tag: Tag): string {
  const name = tag.prefix === '' ? 'pict' : `${tag.prefix}:pict`;
  if (tag.isEnd) return `</${name}>`;
  const declared = tag.whole.match(/\sxmlns(:[^\s"'=<>/:]+)?\s*=\s*("[^"]*"|'[^']*')/g) ?? [];
  return `<${name}${declared.join('')}${tag.isEmpty ? '/' : ''}>`;
}

/** A part of a document without what tells of its makers; its text stays, and of its fields what they show. */
export function cleanWordPart(bytes: Uint8Array): Uint8Array {
  const kept = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  const xml = textOfPart(bytes);
  const [vml, fields, choices, left] = [vmlPrefixes(xml), followFields(xml), followChoices(), leavingOut()];
  const bookmarks = telltaleBookmarks(xml, isTelling);
  const parents: string[] = [];
  const keep = (tag: Tag) => {
    if (tag.isEnd) parents.pop();
    else if (!tag.isEmpty) parents.push(tag.name);
    if (tag.name === 'object') kept.push(asPicture(tag));
    else kept.push(tag.isEnd ? tag.whole : choices.pass(tag, cleanTag(tag, vml.has(tag.prefix), bookmarks)));
  };
  const isKept = (tag: Tag) =>
    tag.isEnd || (isKeptIn(parents.at(-1) ?? '', tag.name) && (!vml.has(tag.prefix) || isVmlElement(tag.name)));
  walkTags(xml, {
    tag: (tag) => {
      const field = fields.pass(tag);
      if (left.passes(tag)) return;
      if (field === 'goes' || !isKept(tag)) left.begin(tag);
      else if (field === 'stays') keep(tag);
    },
    text: (text) => {
      if (left.isWithin() || fields.here === 'hidden') return;
      kept.push(/^(f|sqref)$/.test(parents.at(-1) ?? '') ? neutralFormula(text) : text);
    },
  });
  return Buffer.from(kept.join(''));
}

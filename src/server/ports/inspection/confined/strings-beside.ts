import { gunzipSync } from 'node:zlib';
import type { Passage } from '../document-inspector.ts';
import { attribute, plainText, textOfPart, walkTags, type Tag } from './word-tags.ts';

// A name can be anywhere in a copy. What stands in it beside what a page shows is handed to the search, whatever it is.

const largestUnpacked = 64 * 1024 * 1024;
const [longest, overlap] = [200, 40];
const most = { written: 300_000, inBytes: 100_000 };

const shownText = /^(t|delText|v)$/;
/** Of the format, or the names of fonts, whose makers have names as well. */
const ofTheFormat =
  /^(xmlns|Id|Type|ContentType|TargetMode|Requires|Ignorable|uri|typeface|paraId|textId|anchorId|editId)$/;
const ofFonts = /^(rFonts|font|lsdException)$/;
const ofNames = /^(name|aliases|descr|title|alt|id|anchor)$/;
const hasWord = /\p{L}{4}/u;
/** Of what is known to be words, as a bookmark is, a short name is one, too. */
const hasName = /\p{L}{2}/u;
const isNumber = /^[{(]?[\dA-F-]+[)}]?$/;
/** As formats write what can be chosen: `center`, `darkGreen`. */
const isChoice = /^[a-z][A-Za-z0-9]*$/;

/** An instruction of a field that leads to a bookmark. */
const toTarget = /^\s*(?:(?:REF|PAGEREF|NOTEREF)\s|HYPERLINK\s+\\l\s)/i;

const readable = /(?:[\u0020-\u007e]|[\u00c3-\u00c5][\u0080-\u00bf]){8,}/g;
// eslint-disable-next-line no-control-regex -- two bytes a letter, the second of which is nothing
const readableWide = /(?:[\u0020-\u00ff]\u0000){6,}/g;

/** Takes a string, and hears whether it is the name of a place that links lead to. */
type Take = (text: string, isTarget?: boolean) => void;

/** Where bookmarks are named: as such, in links, and in fields that refer to them. */
const isTargetOf = (element: string, name: string, value: string) =>
  (element === 'bookmarkStart' && name === 'name') ||
  (element === 'hyperlink' && name === 'anchor') ||
  (element === 'Relationship' && value.startsWith('#')) ||
  (element === 'fldSimple' && toTarget.test(value));

function takeValues({ name: element, whole }: Tag, take: Take): void {
  if (ofFonts.test(element)) return;
  for (const [, , prefix = '', name = '', quoted = ''] of whole.matchAll(attribute)) {
    const value = plainText(quoted.slice(1, -1)).trim();
    // A picture within a drawing was cleaned as one.
    const isOfFormat =
      prefix === 'xmlns' || ofTheFormat.test(name) || isNumber.test(value) || value.startsWith('data:image/');
    const isName = ofNames.test(name) || ofNames.test(element);
    if (!isOfFormat && (isName || !isChoice.test(value))) take(value, isTargetOf(element, name, value));
  }
}

function readXml(bytes: Uint8Array, take: Take): void {
  let element = '';
  walkTags(textOfPart(bytes), {
    tag: (tag) => {
      element = tag.isEnd || tag.isEmpty ? '' : tag.name;
      if (!tag.isEnd) takeValues(tag, take);
    },
    text: (text) => {
      if (!shownText.test(element)) take(plainText(text), element === 'instrText' && toTarget.test(text));
    },
  });
}

function readBytes(bytes: Buffer, take: Take): void {
  const letters = bytes.toString('latin1');
  for (const [found] of letters.matchAll(readable)) take(Buffer.from(found, 'latin1').toString());
  for (const [found] of letters.matchAll(readableWide)) take(Buffer.from(found, 'latin1').toString('utf16le'));
}

/** Keeps what has a word in it, once and with its part, in pieces that overlap, as long as there is room. */
function keeper(room: number, isMeant: RegExp) {
  const kept = new Map<string, string>();
  let left = room;
  const keep = (part: string, text: string) => {
    for (let at = 0; at < text.length; at += longest - overlap) {
      const piece = text
        .slice(at, at + longest)
        .replace(/\s+/g, ' ')
        .trim();
      if (left <= 0 || !isMeant.test(piece) || kept.has(piece)) continue;
      kept.set(piece, part);
      left -= piece.length;
    }
  };
  return { kept, keep };
}

/** Collects what stands beside the text in the parts of a copy. */
export function stringsBeside() {
  const [words, targets] = [keeper(most.written, hasName), keeper(most.written, hasName)];
  const [written, inBytes] = [keeper(most.written, hasWord), keeper(most.inBytes, hasWord)];
  return {
    /** To be shown each part as it is written; fonts are the work of others, who have names as well. */
    see: (part: string, kind: string, bytes: Uint8Array): void => {
      if (kind === 'font') return;
      const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
      const plain = isPacked ? gunzipSync(bytes, { maxOutputLength: largestUnpacked }) : Buffer.from(bytes);
      if (plain[0] === 0x3c) readXml(plain, (text, isTarget) => (isTarget ? targets : written).keep(part, text));
      else readBytes(plain, (text) => inBytes.keep(part, text));
    },
    /** To be told what is known to be words, and what they are there. */
    hear: words.keep,
    /** To be told the name of a place that links lead to. */
    hearTarget: targets.keep,
    /** Each string once, with its part before it. */
    all: (): Passage[] => {
      const besides = [words, written, inBytes].map(({ kept }) => ['beside', kept] as const);
      return [...besides, ['target', targets.kept] as const].flatMap(([place, kept]) =>
        [...kept].map(([text, part]) => ({ place, page: null, text: `${part}: ${text}` })),
      );
    },
  };
}

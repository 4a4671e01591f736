import type { PictureCleaner } from './picture-cleaner.ts';
import { prefixesOf } from './prefixes-of.ts';
import { isSvgAttribute, isSvgElement } from './svg-vocabulary.ts';
import { attribute, plainText, textOfPart, walkTags, type Tag } from './word-tags.ts';

const svg = 'http://www.w3.org/2000/svg';
const picture = /^data:(image\/[a-z+]+);base64,/i;

const svgPrefixes = (xml: string) => prefixesOf(xml, (maker) => maker === svg);

/** Rules of how it looks, without remarks and without what they fetch from elsewhere. */
const cleanRules = (rules: string): string =>
  rules
    .replace(/\/\*[\s\S]*?(\*\/|(?=\]\]>)|$)/g, '')
    .replace(/@import[^;\]]*;?/gi, '')
    .replace(/url\(\s*(?!["']?#)("[^"]*"|'[^']*'|&quot;.*?&quot;|[^)]*)\s*\)/gi, 'none');

/** What a link within a drawing leads to: another piece of it, or a picture that stands in it. */
function cleanLink(target: string, clean: PictureCleaner): string | null {
  if (target.startsWith('#')) return target;
  const [head = '', type = ''] = picture.exec(target) ?? [];
  if (head === '') return null;
  const bytes = Buffer.from(target.slice(head.length), 'base64');
  return `data:${type};base64,${Buffer.from(clean(bytes)).toString('base64')}`;
}

function cleanTag({ whole, name: element }: Tag, prefixes: ReadonlySet<string>, clean: PictureCleaner): string {
  return whole.replace(
    attribute,
    (standing: string, full: string, _prefix: string | undefined, _name: string, value: string) => {
      const within = value.slice(1, -1);
      if (full === 'xmlns' || (full.startsWith('xmlns:') && prefixes.has(full.slice(6)))) return standing;
      if (full === 'href' || full === 'xlink:href') {
        const link = element === 'a' ? null : cleanLink(plainText(within).trim(), clean);
        return link === null ? '' : ` ${full}="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      }
      if (!isSvgAttribute(full)) return '';
      return /url\(|\/\*/i.test(within) ? ` ${full}="${cleanRules(within).replaceAll('"', '&quot;')}"` : standing;
    },
  );
}

/** An SVG of what is drawn in it alone; pictures within it are cleaned like others. */
export function cleanSvg(bytes: Uint8Array, clean: PictureCleaner): Uint8Array {
  // A type that names others' rules, and has none of its own, says nothing.
  const xml = textOfPart(bytes).replace(/<!DOCTYPE[^<>[\]]*>/i, '');
  const prefixes = svgPrefixes(xml);
  const kept = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  let [leftOut, isRules] = [0, false];
  walkTags(xml, {
    tag: (tag) => {
      const isDrawn = prefixes.has(tag.prefix) && isSvgElement(tag.name);
      if (leftOut > 0 || !isDrawn) {
        if (!tag.isEmpty) leftOut += tag.isEnd ? -1 : 1;
        return;
      }
      isRules = tag.name === 'style' && !tag.isEnd && !tag.isEmpty;
      kept.push(tag.isEnd ? tag.whole : cleanTag(tag, prefixes, clean));
    },
    text: (text) => {
      if (leftOut === 0) kept.push(isRules ? cleanRules(text) : text);
    },
  });
  return Buffer.from(kept.join(''));
}

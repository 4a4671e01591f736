import type { PictureCleaner } from './picture-cleaner.ts';
import { cleanSvgRules } from './clean-svg-rules.ts';
import { prefixesOf } from './prefixes-of.ts';
import { withoutDoctype } from './svg-doctype.ts';
import { isSvgAttribute, isSvgElement } from './svg-vocabulary.ts';
import { attribute, plainText, textOfPart, walkTags, type Tag } from './word-tags.ts';
import { asXmlText, asXmlValue } from './xml-entities.ts';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
const picture = /^data:(image\/[a-z+]+);base64,/i;

/** What an SVG calls its own, and its links. */
interface Prefixes {
  readonly svg: ReadonlySet<string>;
  readonly xlink: ReadonlySet<string>;
}

const prefixesIn = (xml: string): Prefixes => ({
  svg: prefixesOf(xml, (maker) => maker === svg),
  xlink: prefixesOf(xml, (maker) => maker === xlink),
});

/** What a link within a drawing leads to: another piece of it, or a picture that stands in it. */
function cleanLink(target: string, clean: PictureCleaner): string | null {
  if (target.startsWith('#')) return target;
  const [head = '', type = ''] = picture.exec(target) ?? [];
  if (head === '') return null;
  const bytes = Buffer.from(target.slice(head.length), 'base64');
  return `data:${type};base64,${Buffer.from(clean(bytes)).toString('base64')}`;
}

function cleanTag({ whole, name: element }: Tag, known: Prefixes, clean: PictureCleaner): string {
  return whole.replace(
    attribute,
    (standing: string, full: string, prefix: string | undefined, name: string, value: string) => {
      const within = value.slice(1, -1);
      if (full === 'xmlns' || (prefix === 'xmlns' && (known.svg.has(name) || known.xlink.has(name)))) return standing;
      if (full === 'href' || (name === 'href' && prefix !== undefined && known.xlink.has(prefix))) {
        const link = element === 'a' ? null : cleanLink(plainText(within).trim(), clean);
        return link === null ? '' : ` ${full}="${asXmlValue(link)}"`;
      }
      const plain = plainText(within);
      // What moves a link leads it to anywhere.
      if (!isSvgAttribute(full) || (full === 'attributeName' && /href/i.test(plain))) return '';
      if (full === 'id' || full === 'class') return standing;
      const rules = cleanSvgRules(plain);
      return rules === plain ? standing : ` ${full}="${asXmlValue(rules)}"`;
    },
  );
}

/** An SVG of what is drawn in it alone; pictures within it are cleaned like others. */
export function cleanSvg(bytes: Uint8Array, clean: PictureCleaner): Uint8Array {
  const xml = withoutDoctype(textOfPart(bytes));
  const prefixes = prefixesIn(xml);
  const kept = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  let leftOut = 0;
  // They are one text, whatever it is written in, and whatever stands in between.
  let rules: string | null = null;
  walkTags(xml, {
    tag: (tag) => {
      const endsRules = rules !== null && leftOut === 0 && tag.isEnd;
      const isDrawn = endsRules || (rules === null && prefixes.svg.has(tag.prefix) && isSvgElement(tag.name));
      if (leftOut > 0 || !isDrawn) {
        if (!tag.isEmpty) leftOut += tag.isEnd ? -1 : 1;
        return;
      }
      if (rules !== null) kept.push(asXmlText(cleanSvgRules(rules)));
      rules = tag.name === 'style' && !tag.isEnd && !tag.isEmpty ? '' : null;
      kept.push(tag.isEnd ? tag.whole : cleanTag(tag, prefixes, clean));
    },
    text: (text) => {
      if (leftOut > 0) return;
      if (rules === null) kept.push(text);
      else rules += plainText(text);
    },
  });
  return Buffer.from(kept.join(''));
}

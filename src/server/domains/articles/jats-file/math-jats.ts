import { isElement, type XmlElement } from '../jats/xml-tree.ts';
import type { XmlElement as WrittenElement } from '../write-xml.ts';

const length =
  /^[+-]?\d*(?:\.\d*)?(?:e[mx]|in|cm|mm|p[xtc]|%)?$|^(?:negative)?(?:very){0,2}(?:thi(?:n|ck)|medium)mathspace$/;
const truth = /^(?:true|false)$/;

/** What the schema of MathML takes as the value of an attribute. */
const values = new Map<string, RegExp>([
  ...'width height depth voffset lspace rspace minsize maxsize linethickness'
    .split(' ')
    .map((name) => [name, length] as const),
  ...'displaystyle stretchy symmetric largeop movablelimits fence separator accent accentunder'
    .split(' ')
    .map((name) => [name, truth] as const),
  ['display', /^(?:block|inline)$/],
  ['form', /^(?:prefix|infix|postfix)$/],
  ['scriptlevel', /^[+-]?\d+$/],
  ['columnspan', /^\d+$/],
  ['rowspan', /^\d+$/],
  ['columnalign', /^(?:left|center|right)(?: (?:left|center|right))*$/],
  ['rowalign', /^(?:top|bottom|center|baseline|axis)(?: (?:top|bottom|center|baseline|axis))*$/],
  [
    'mathvariant',
    /^(?:normal|bold|italic|bold-italic|double-struck|bold-fraktur|script|bold-script|fraktur|sans-serif|bold-sans-serif|sans-serif-italic|sans-serif-bold-italic|monospace)$/,
  ],
]);

/** MathML of our HTML, without attributes that its schema does not take. */
export function mathMl({ name, attributes, children }: XmlElement, prefix = 'mml:'): WrittenElement {
  const within = children.map((child) => (isElement(child) ? mathMl(child, prefix) : child));
  const sound = [...attributes].filter(([key, value]) => values.get(key)?.test(value) ?? true);
  return [prefix + name, Object.fromEntries(sound), within];
}

import { escapeHtml, isElement, tagHtml } from './element-html.ts';

const elements = new Set(
  `math mrow mi mn mo mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover
  munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd menclose`.split(/\s+/),
);
const attributes = new Set(
  `display displaystyle scriptlevel mathvariant stretchy symmetric largeop movablelimits fence separator form lspace
  rspace minsize maxsize accent accentunder linethickness columnalign rowalign columnspan rowspan width height depth
  voffset notation`.split(/\s+/),
);

const isSafe = ({ name, value }: Attr) => attributes.has(name) && /^[\w.%+\- ]{1,60}$/.test(value);

/** A formula written with the elements and attributes that only draw, as the server keeps it. */
export function mathHtml(element: Element): string {
  const name = element.localName;
  if (name === 'semantics') return element.firstElementChild === null ? '' : mathHtml(element.firstElementChild);
  if (name.startsWith('annotation')) return '';
  const content = Array.from(element.childNodes, (child) =>
    child.nodeType === child.TEXT_NODE ? escapeHtml(child.nodeValue ?? '') : isElement(child) ? mathHtml(child) : '',
  ).join('');
  if (!elements.has(name)) return content;
  const safe = Array.from(element.attributes).filter(isSafe);
  return tagHtml(name, Object.fromEntries(safe.map((attribute) => [attribute.name, attribute.value])), content);
}

/** The formula to show. */
export function mathElement(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const math = body.querySelector('math');
  return math ?? document.createElement('span');
}

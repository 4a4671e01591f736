import { escapeHtml, foldWhitespace } from './html-text.ts';
import { childElements, isElement, rawText, textOf } from './xml-tree.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

const elements = new Set(
  `math mrow mi mn mo mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover
  munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd menclose`.split(/\s+/),
);
const attributes = new Set(
  `display displaystyle scriptlevel mathvariant stretchy symmetric largeop movablelimits fence separator form lspace
  rspace minsize maxsize accent accentunder linethickness columnalign rowalign columnspan rowspan width height depth
  voffset notation`.split(/\s+/),
);

/** MathML rebuilt from the elements and attributes that only draw; anything else gives its content. */
export function mathMarkup(element: XmlElement): string {
  const name = element.name.replace(/^mml:/, '');
  if (name === 'semantics' || name === 'maction') return markupOf(childElements(element).slice(0, 1));
  if (name.startsWith('annotation')) return '';
  if (name === 'mfenced') return fencedRow(element);
  if (!element.name.startsWith('mml:')) return escapeHtml(textOf(element));
  if (!elements.has(name)) return markupOf(element.children);
  return `<${name}${safeAttributes(element)}>${markupOf(element.children)}</${name}>`;
}

/** TeX shown as it was written, without the document that some tools wrap around it. */
export function texMarkup(element: XmlElement): string {
  const written = rawText(element);
  const formula = /\\begin\{document\}([\s\S]*?)\\end\{document\}/.exec(written)?.[1] ?? written;
  return `<code class="tex">${escapeHtml(foldWhitespace(formula).replace(/^\$+|\$+$/g, ''))}</code>`;
}

function markupOf(nodes: readonly XmlNode[]): string {
  return nodes.map((node) => (isElement(node) ? mathMarkup(node) : escapeHtml(node))).join('');
}

function safeAttributes(element: XmlElement): string {
  return [...element.attributes]
    .filter(([name, value]) => attributes.has(name) && /^[\w.%+\- ]{1,60}$/.test(value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

// Browsers no longer know mfenced: its brackets and separators become operators.
function fencedRow(element: XmlElement): string {
  const operator = (sign: string): string => (sign === '' ? '' : `<mo>${escapeHtml(sign)}</mo>`);
  const separators = Array.from((element.attributes.get('separators') ?? ',').replace(/\s/g, ''));
  const parts = childElements(element).map((child, index) => {
    const separator = separators[Math.min(index - 1, separators.length - 1)] ?? '';
    return (index === 0 ? '' : operator(separator)) + mathMarkup(child);
  });
  const opening = operator(element.attributes.get('open') ?? '(');
  const closing = operator(element.attributes.get('close') ?? ')');
  return `<mrow>${opening}<mrow>${parts.join('')}</mrow>${closing}</mrow>`;
}

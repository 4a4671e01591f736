import { classOf } from '../jats-file/html-tree.ts';
import { isElement, rawText, textOf, descendants } from '../jats/xml-tree.ts';
import { allowedBlocks, allowedDivisions, leftOut, type Allowed } from './allowed-html.ts';
import { cleanWords, isBlock, type Lifted } from './clean-words.ts';
import { anElement, append, isBlank, isHeading, type HtmlElement, type HtmlNode } from './html-nodes.ts';

/** Where a block is: whether headings can be there, and whether pictures are in a figure already. */
interface Place {
  readonly isSectioned: boolean;
  readonly isFigure: boolean;
  /** Words that are not in a paragraph stay so. */
  readonly hasBareWords: boolean;
}

const ownPicture = /^\/api\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** A picture of ours, which leads to itself. Pictures from elsewhere are left out. */
function cleanPicture(image: HtmlElement): HtmlElement[] {
  const source = image.attributes.get('src') ?? '';
  if (!ownPicture.test(source)) return [];
  const size = (name: string) => /^[1-9]\d{0,5}$/u.exec(image.attributes.get(name) ?? '')?.[0];
  const facts = { src: source, alt: image.attributes.get('alt') ?? '', width: size('width'), height: size('height') };
  return [anElement('a', { class: 'picture', href: source }, [anElement('img', { ...facts, loading: 'lazy' }, [])])];
}

const isPicture = (node: HtmlNode): node is HtmlElement =>
  isElement(node) &&
  (node.name === 'img' || (node.name === 'a' && descendants(node, 'img').length > 0 && textOf(node) === ''));

const imagesOf = (node: HtmlElement): HtmlElement[] => (node.name === 'img' ? [node] : descendants(node, 'img'));

function pictures(images: readonly HtmlElement[], { isFigure }: Place): HtmlElement[] {
  const found = images.flatMap(cleanPicture);
  if (isFigure || found.length === 0) return found;
  return [anElement('figure', { class: 'figure' }, found)];
}

/** Blocks, and words in paragraphs of their own where the place wants it. */
export function cleanBlocks(nodes: readonly HtmlNode[], place: Place): HtmlNode[] {
  const out: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    const lifted: Lifted = [];
    const words = cleanWords(run, lifted);
    if (place.hasBareWords) append(out, words);
    else if (words.some((node) => !isBlank(node) && !(isElement(node) && node.name === 'br')))
      out.push(anElement('p', {}, words));
    append(out, pictures(lifted, place));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node) && !isPicture(node)) {
      run.push(node);
      continue;
    }
    endRun();
    append(out, isPicture(node) ? pictures(imagesOf(node), place) : cleanBlock(node, place));
  }
  endRun();
  return out;
}

/** Parts of a table or a list, which are nothing outside of it. */
const partNames = new Set(['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'li', 'dt', 'dd']);

function cleanBlock(element: HtmlElement, place: Place): HtmlNode[] {
  const { name, children } = element;
  if (isHeading(element)) return cleanHeading(element, place);
  if (name === 'div') {
    const kind = allowedDivisions.get(classOf(element));
    return kind === undefined ? cleanBlocks(children, place) : cleanAllowed(element, kind, place);
  }
  const kind = allowedBlocks.get(name);
  const isStray = partNames.has(name) || (name === 'section' && !place.isSectioned);
  if (kind === undefined || isStray || (name === 'figcaption' && !place.isFigure)) return cleanBlocks(children, place);
  if (name === 'table') return cleanTable(element, kind, place);
  return cleanAllowed(element, kind, place);
}

function cleanHeading(element: HtmlElement, place: Place): HtmlNode[] {
  const lifted: Lifted = [];
  const words = cleanWords(element.children, lifted);
  const shown = pictures(lifted, place);
  if (words.every(isBlank)) return shown;
  if (!place.isSectioned) return [anElement('p', { class: 'title' }, [anElement('b', {}, words)]), ...shown];
  const level = element.name === 'h1' ? 'h2' : element.name;
  return [anElement(level, { id: element.attributes.get('id') }, words), ...shown];
}

/** A wide table scrolls on its own, in a box with a name. */
function cleanTable(element: HtmlElement, kind: Allowed, place: Place): HtmlNode[] {
  const [caption] = descendants(element, 'caption');
  const words = caption === undefined ? [] : cleanBlocks(caption.children, { ...place, isSectioned: false });
  const table = cleanAllowed(element, kind, place);
  const box = { class: 'table-scroll', role: 'group', tabindex: '0', 'aria-label': 'Table' };
  return table.length === 0 ? words : [...words, anElement('div', box, table)];
}

/** The attributes that an element may have, in the order in which it has them. */
function attributesOf(element: HtmlElement, { classes, attributes = {}, hasId }: Allowed): [string, string][] {
  return Array.from(element.attributes).filter(([name, value]) => {
    if (name === 'id') return hasId === true;
    if (name === 'class') return element.name === 'div' || classes?.includes(value) === true;
    return Object.hasOwn(attributes, name) && attributes[name]?.test(value) === true;
  });
}

function cleanAllowed(element: HtmlElement, kind: Allowed, place: Place): HtmlNode[] {
  const { name } = element;
  const lifted: Lifted = [];
  const children = cleanContent(element, kind, lifted);
  const isVoid = children.length === 0 || (kind.holds === 'words' && children.every(isBlank));
  const shown = pictures(lifted, place);
  if (isVoid && !['tr', 'td', 'th', 'dt', 'dd', 'li'].includes(name)) return shown;
  const attributes = new Map(attributesOf(element, kind));
  if (name === 'figure' && !attributes.has('class')) {
    const isOfTable = children.some((child) => isElement(child) && classOf(child) === 'table-scroll');
    attributes.set('class', isOfTable ? 'table' : 'figure');
  }
  if (name === 'aside') attributes.set('class', 'boxed-text');
  return [{ name, attributes, children }, ...shown];
}

function cleanContent(element: HtmlElement, kind: Allowed, lifted: Lifted): HtmlNode[] {
  const { children, name } = element;
  const { holds } = kind;
  if (holds === 'text') return [rawText({ ...element, children: children.flatMap(withoutLeftOut) })];
  if (holds === 'words') return cleanWords(children, lifted);
  if (typeof holds === 'object') return parts(element, holds);
  return cleanBlocks(children, {
    isSectioned: kind.isSectioned === true,
    isFigure: name === 'figure',
    hasBareWords: holds === 'either',
  });
}

const withoutLeftOut = (node: HtmlNode): HtmlNode[] => {
  if (!isElement(node)) return [node];
  if (leftOut.has(node.name)) return [];
  return [{ ...node, children: [...node.children.flatMap(withoutLeftOut), ...(node.name === 'br' ? ['\n'] : [])] }];
};

/** The parts of a table or a list; anything else among them becomes one of the first kind. */
function parts(element: HtmlElement, names: readonly string[]): HtmlNode[] {
  const out: HtmlNode[] = [];
  let loose: HtmlNode[] = [];
  const [usual = ''] = names.includes('tbody') ? ['tbody'] : names;
  const endLoose = (): void => {
    const wrapped = anElement(usual, {}, loose);
    const isEmpty = textOf(wrapped) === '' && descendants(wrapped, 'img').length === 0;
    const kind = allowedBlocks.get(usual);
    if (!isEmpty && kind) append(out, cleanAllowed(wrapped, kind, inParts));
    loose = [];
  };
  for (const child of element.children) {
    const isSkipped = isElement(child) && (leftOut.has(child.name) || ['caption', 'colgroup'].includes(child.name));
    if (isSkipped) continue;
    if (!isElement(child) || !names.includes(child.name)) {
      loose.push(child);
      continue;
    }
    endLoose();
    const kind = allowedBlocks.get(child.name);
    if (kind) append(out, cleanAllowed(child, kind, inParts));
  }
  endLoose();
  return out;
}

const inParts: Place = { isSectioned: false, isFigure: false, hasBareWords: true };
export const inBody: Place = { isSectioned: true, isFigure: false, hasBareWords: false };

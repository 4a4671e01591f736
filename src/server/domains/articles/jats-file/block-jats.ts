import type { XmlElement as WrittenElement, XmlNode as Written } from '../write-xml.ts';
import { childElements, isElement, rawText, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import { figureJats, supplementJats } from './figure-jats.ts';
import { footnoteJats, labelJats, only, paragraphsJats } from './parts-jats.ts';
import { classOf, isA } from './html-tree.ts';
import { formulaOf, inFormula, inlineJats, inText, takeOut, type Writing } from './inline-jats.ts';
import { tableFigureJats } from './table-jats.ts';

const blockNames = new Set('p ul ol dl blockquote pre aside figure div section table h2 h3 h4 h5 h6'.split(' '));
const isBlock = (node: XmlNode): node is XmlElement => isElement(node) && blockNames.has(node.name);

/** Blocks as JATS has them; loose words become paragraphs. Sections are written by those who can hold them. */
export function blocksJats(nodes: readonly XmlNode[], writing: Writing): WrittenElement[] {
  const blocks: WrittenElement[] = [];
  let run: XmlNode[] = [];
  const endRun = (): void => {
    const words = inlineJats(run, inText, writing);
    if (run.some((node) => isElement(node) || node.trim() !== '')) blocks.push(['p', {}, words]);
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(...blockJats(node, writing));
  }
  endRun();
  return blocks;
}

function blockJats(element: XmlElement, writing: Writing): WrittenElement[] {
  const { name, children } = element;
  switch (name) {
    case 'p':
      return [paragraph(element, writing)];
    case 'ul':
    case 'ol':
      return listJats(element, writing);
    case 'dl':
      return definitions(element, writing);
    case 'blockquote':
      return [quotation(element, writing)];
    case 'pre':
      return [['preformat', {}, rawText(element)]];
    case 'aside':
      return [['boxed-text', writing.ids.claim(element.attributes.get('id')), writing.sections(children, writing)]];
    case 'figure':
      return classOf(element) === 'table' ? tableFigureJats(element, writing) : figureJats(element, writing);
    case 'table':
      return tableFigureJats({ name: 'figure', attributes: new Map(), children: [element] }, writing);
    case 'div':
      return divisionJats(element, writing);
    case 'section':
      return [['boxed-text', {}, writing.sections([element], writing)]];
    default:
      return [['p', {}, [['bold', {}, inlineJats(children, inText, writing)]]]];
  }
}

function paragraph(element: XmlElement, writing: Writing): WrittenElement {
  const { children } = element;
  const kind = classOf(element);
  const words = kind === 'title' ? children.flatMap((child) => (isA(child, 'b') ? child.children : [child])) : children;
  const written = inlineJats(words, inText, writing);
  return ['p', kind === '' ? {} : { 'content-type': kind }, written];
}

function divisionJats(element: XmlElement, writing: Writing): WrittenElement[] {
  const { children } = element;
  switch (classOf(element)) {
    case 'formula':
      return [displayFormula(element, writing)];
    case 'supplement':
      return [supplementJats(element, writing)];
    case 'nomenclature':
      return [['boxed-text', { 'content-type': 'nomenclature' }, writing.sections(children, writing)]];
    case 'footnote':
      return [['p', {}, [footnoteJats(element, writing)]]];
    case 'table-scroll':
      return children.flatMap((child) => (isElement(child) ? blockJats(child, writing) : []));
    default:
      return blocksJats(children, writing);
  }
}

function displayFormula(element: XmlElement, writing: Writing): WrittenElement {
  const [label, rest] = takeOut(element.children, 'span.label');
  const formulas = rest.filter((node) => isElement(node) && formulaOf(node, writing) !== null);
  const content = rest.flatMap((node): Written[] => {
    const formula = isElement(node) && formulas.length === 1 ? formulaOf(node, writing) : null;
    return formula === null ? inlineJats([node], inFormula, writing) : [formula];
  });
  const ids = writing.ids.claim(element.attributes.get('id'));
  return ['disp-formula', ids, [...content, ...labelJats(label, writing)]];
}

function quotation(element: XmlElement, writing: Writing): WrittenElement {
  if (classOf(element) === 'verse') {
    const lines = childElements(element).map((line): WrittenElement => [
      'verse-line',
      {},
      inlineJats(line.children, { ...inText, links: false }, writing),
    ]);
    return ['verse-group', {}, lines];
  }
  return ['disp-quote', {}, writing.sections(element.children, writing).filter(([name]) => name !== 'sec')];
}

const listTypes = new Map([
  ['', 'order'],
  ['a', 'alpha-lower'],
  ['A', 'alpha-upper'],
  ['i', 'roman-lower'],
  ['I', 'roman-upper'],
]);

function listJats(element: XmlElement, writing: Writing): WrittenElement[] {
  const kind = classOf(element);
  const bullets = kind === '' ? 'bullet' : 'simple';
  const type = element.name === 'ol' ? (listTypes.get(element.attributes.get('type') ?? '') ?? 'order') : bullets;
  const items = childElements(element, 'li').map((item): WrittenElement => {
    const [label, rest] = takeOut(item.children, 'span.label');
    const content = only(['p', 'list', 'def-list'], blocksJats(rest, writing));
    return [
      'list-item',
      {},
      [...labelJats(label, writing), ...(content.length > 0 ? content : paragraphsJats([], writing))],
    ];
  });
  const content: Record<string, string> = kind === 'synonymy' ? { 'list-content': kind } : {};
  const attributes = { 'list-type': type, ...content, ...writing.ids.claim(element.attributes.get('id')) };
  return items.length === 0 ? [] : [['list', attributes, items]];
}

function definitions(element: XmlElement, writing: Writing): WrittenElement[] {
  const items: (readonly [WrittenElement, WrittenElement[]])[] = [];
  for (const child of childElements(element, 'dt', 'dd')) {
    if (child.name === 'dt') items.push([['term', {}, inlineJats(child.children, inText, writing)], []]);
    else {
      if (items.length === 0) items.push([['term', {}, ''], []]);
      items.at(-1)?.[1].push(['def', {}, paragraphsJats(child.children, writing)]);
    }
  }
  return items.length === 0 ? [] : [['def-list', {}, items.map(([term, defs]) => ['def-item', {}, [term, ...defs]])]];
}

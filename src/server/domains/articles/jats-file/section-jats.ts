import type { XmlElement as WrittenElement } from '../write-xml.ts';
import { isElement, textOf, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import { blocksJats } from './block-jats.ts';
import { footnoteJats, only, titleJats } from './parts-jats.ts';
import { classOf, isA } from './html-tree.ts';
import { type Writing } from './inline-jats.ts';

const isSection = (node: XmlNode): node is XmlElement => isElement(node) && node.name === 'section';

/** Blocks and then sections, as JATS wants them; what follows a section becomes the continuation of it. */
export function sectioned(nodes: readonly XmlNode[], writing: Writing): WrittenElement[] {
  const written: WrittenElement[] = [];
  let run: XmlNode[] = [];
  const endRun = (): void => {
    const blocks = blocksJats(run, writing);
    const isAfterSection = written.some(([name]) => name === 'sec');
    if (isAfterSection && blocks.length > 0) written.push(continued(blocks));
    else written.push(...blocks);
    run = [];
  };
  for (const node of nodes) {
    if (isA(node, 'section.footnotes')) continue;
    if (!isSection(node)) {
      run.push(node);
      continue;
    }
    endRun();
    written.push(sectionJats(node, writing));
  }
  endRun();
  return written;
}

const continued = (blocks: readonly WrittenElement[]): WrittenElement => [
  'sec',
  { 'specific-use': 'continued' },
  [['title', {}, ''], ...blocks],
];

/** A section's heading and the rest of it. */
export function partsOf({ children }: XmlElement): { heading: readonly XmlNode[]; content: XmlNode[] } {
  const [first, ...others] = children;
  const isHeading = first !== undefined && isElement(first) && /^h[1-6]$/.test(first.name);
  return isHeading ? { heading: first.children, content: others } : { heading: [], content: [...children] };
}

/** Our reader takes off what makes a whole heading bold; here the authors want it. */
function headingJats(heading: readonly XmlNode[], writing: Writing): WrittenElement {
  const [first, ...others] = heading;
  const title = titleJats('title', heading, writing);
  const isBold = first !== undefined && others.length === 0 && isA(first, 'b');
  return isBold ? ['title', {}, [['styled-content', { 'style-type': 'heading' }, title[2]]]] : title;
}

function sectionJats(section: XmlElement, writing: Writing): WrittenElement {
  const { heading, content } = partsOf(section);
  const kind = classOf(section);
  const notes = content.every((node) => isA(node, 'div.footnote')) ? content.filter(isElement) : [];
  const ids = writing.ids.claim(section.attributes.get('id'));
  const title = headingJats(heading, writing);
  const attributes = { ...(kind === '' ? {} : { 'sec-type': kind }), ...ids };
  const held = notes.length > 0 ? [noteGroup([], notes, writing)] : sectioned(content, writing);
  return ['sec', attributes, [title, ...held]];
}

const noteGroup = (
  title: readonly WrittenElement[],
  notes: readonly XmlElement[],
  writing: Writing,
): WrittenElement => ['fn-group', {}, [...title, ...notes.map((note) => footnoteJats(note, writing))]];

const backNames = new Map([
  ['acknowledgements', 'ack'],
  ['appendix', 'app'],
  ['glossary', 'glossary'],
  ['notes', 'notes'],
  ['biography', 'bio'],
]);

/** Whether a section belongs to what follows the body. */
export const isBack = (node: XmlNode): boolean => isSection(node) && backNames.has(classOf(node));

/** What follows the body: each part by the element that JATS has for it. */
export function backJats(nodes: readonly XmlNode[], writing: Writing): WrittenElement[] {
  return nodes
    .filter((node) => !isA(node, 'section.footnotes'))
    .flatMap((node): WrittenElement[] => {
      if (isSection(node)) return [backSection(node, writing)];
      const blocks = blocksJats([node], writing);
      return blocks.length === 0 ? [] : [continued(blocks)];
    });
}

function backSection(section: XmlElement, writing: Writing): WrittenElement {
  const { heading, content } = partsOf(section);
  const name = backNames.get(classOf(section));
  const isOfNotes = content.length > 0 && content.every((node) => isA(node, 'div.footnote'));
  if (name === undefined) return sectionJats(section, writing);
  const title = headingJats(heading, writing);
  const ids = writing.ids.claim(section.attributes.get('id'));
  if (name === 'notes' && isOfNotes) {
    const [, , notes] = noteGroup([title], content.filter(isElement), writing);
    return ['fn-group', ids, notes];
  }
  if (isDataAvailability(heading) && name === 'notes')
    return ['sec', { 'sec-type': 'data-availability', ...ids }, [title, ...sectioned(content, writing)]];
  const held = sectioned(content, writing);
  if (name === 'app') return ['app-group', {}, [['app', ids, [title, ...held]]]];
  if (name === 'glossary' && held.some(([part]) => part === 'sec')) return sectionJats(section, writing);
  return [name, ids, [title, ...(name === 'ack' ? only(['p', 'sec'], held) : held)]];
}

const isDataAvailability = (heading: readonly XmlNode[]): boolean =>
  /^data availability\W*$/i.test(textOf({ name: 'title', attributes: new Map(), children: heading }));

import { isElement } from '../jats/xml-tree.ts';
import { isA } from '../jats-file/html-tree.ts';
import { anElement, append, isHeading, type HtmlElement, type HtmlNode } from './html-nodes.ts';

const levelOf = (heading: HtmlElement): number => Number(heading.name.slice(1));

const headingOf = ({ children }: HtmlElement): HtmlElement | undefined => {
  const [first] = children;
  return first !== undefined && isHeading(first) ? first : undefined;
};

const isSection = (node: HtmlNode): node is HtmlElement => isElement(node) && node.name === 'section';

/** The level at which a node begins a section; null for what belongs to the section before it. */
function beginsAt(node: HtmlNode): number | null {
  if (!isElement(node)) return null;
  if (isHeading(node)) return levelOf(node);
  if (!isSection(node)) return null;
  const heading = headingOf(node);
  return heading === undefined ? null : levelOf(heading);
}

/** A section, and what follows it because a heading in it is of the same level or a higher one. */
function parted(section: HtmlElement): HtmlNode[] {
  const children = section.children.flatMap((child) => (isSection(child) ? parted(child) : [child]));
  const heading = headingOf(section);
  const first = heading === undefined ? 0 : 1;
  const level = heading === undefined ? Number.POSITIVE_INFINITY : levelOf(heading);
  const end = children.findIndex((child, at) => at >= first && isHeading(child) && levelOf(child) <= level);
  const own = end === -1 || heading === undefined ? children : children.slice(0, end);
  const kept = { ...section, children: [...children.slice(0, first), ...gathered(own.slice(first))] };
  return [kept, ...children.slice(own.length)];
}

/** Puts each heading that is in no section of its own, and what follows it, into one. */
function gathered(nodes: readonly HtmlNode[]): HtmlNode[] {
  const out: HtmlNode[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at];
    if (node === undefined) break;
    at += 1;
    if (!isHeading(node)) {
      out.push(node);
      continue;
    }
    const level = levelOf(node);
    let end = at;
    for (let next = nodes[end]; next !== undefined; next = nodes[end]) {
      if ((beginsAt(next) ?? level + 1) <= level) break;
      end += 1;
    }
    out.push(anElement('section', { id: node.attributes.get('id') }, [node, ...gathered(nodes.slice(at, end))]));
    at = end;
  }
  return out;
}

const isOfNotes = (node: HtmlNode): boolean => isA(node, 'section.footnotes');

/** Takes the lists of notes out of the text, as one list. */
function takeNotes(nodes: readonly HtmlNode[], notes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    if (!isOfNotes(node)) return [{ ...node, children: takeNotes(node.children, notes) }];
    const lists = node.children.filter((child) => isA(child, 'ol'));
    append(
      notes,
      lists.flatMap((list) => (isElement(list) ? list.children : [])),
    );
    return [];
  });
}

/** The text in sections with headings, and its footnotes at the end. */
export function withSections(nodes: readonly HtmlNode[]): HtmlNode[] {
  const notes: HtmlNode[] = [];
  const text = takeNotes(nodes, notes).flatMap((node) => (isSection(node) ? parted(node) : [node]));
  const footnotes =
    notes.length === 0 ? [] : [anElement('section', { class: 'footnotes' }, [anElement('ol', {}, notes)])];
  return [...gathered(text).map(inBoxes), ...footnotes];
}

/** Boxes have sections of their own. */
function inBoxes(node: HtmlNode): HtmlNode {
  if (!isElement(node)) return node;
  if (node.name === 'aside')
    return {
      ...node,
      children: gathered(node.children.flatMap((child) => (isSection(child) ? parted(child) : [child]))),
    };
  return node.name === 'section' ? { ...node, children: node.children.map(inBoxes) } : node;
}

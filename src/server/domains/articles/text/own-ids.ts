import { createAnchors } from '../jats/anchors.ts';
import { isA } from '../jats-file/html-tree.ts';
import { isElement } from '../jats/xml-tree.ts';
import type { HtmlElement, HtmlNode } from './html-nodes.ts';

const anchors = createAnchors();

/** An id as our HTML has it: it begins with `text`. */
export const ownId = (id: string): string => (/^text[\w.:-]*$/u.test(id) ? id : anchors.of(id));

const headingIn = ({ children }: HtmlElement): HtmlElement | undefined => {
  const [first] = children;
  return first !== undefined && isElement(first) && /^h[2-6]$/u.test(first.name) ? first : undefined;
};

function eachElement(nodes: readonly HtmlNode[], see: (element: HtmlElement) => void): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    see(node);
    eachElement(node.children, see);
  }
}

const isNamed = (element: HtmlElement): boolean => element.name === 'section' && !isA(element, 'section.footnotes');

/** Gives each id once, one to each section without one, and turns links that lead to nothing into their words. */
export function withOwnIds(nodes: readonly HtmlNode[], idsElsewhere: readonly string[]): HtmlNode[] {
  const wanted = new Set(idsElsewhere);
  eachElement(nodes, (element) => {
    const id = element.attributes.get('id');
    if (id !== undefined) wanted.add(ownId(id));
  });
  const taken = new Set(idsElsewhere);
  let created = 0;
  const create = (): string => {
    do created += 1;
    while (wanted.has(`textpart-${created}`));
    return `textpart-${created}`;
  };
  const idOf = (element: HtmlElement): string | null => {
    if (/^h[1-6]$/u.test(element.name)) return null;
    const written = element.attributes.get('id') ?? (isNamed(element) ? headingIn(element)?.attributes.get('id') : '');
    const id = written === undefined || written.trim() === '' ? null : ownId(written);
    const isFree = id !== null && !taken.has(id);
    const given = isFree ? id : isNamed(element) ? create() : null;
    if (given !== null) taken.add(given);
    return given;
  };
  const named = (node: HtmlNode): HtmlNode => {
    if (!isElement(node)) return node;
    const attributes = new Map(node.attributes);
    const id = idOf(node);
    if (id === null) attributes.delete('id');
    else attributes.set('id', id);
    return { ...node, attributes, children: node.children.map(named) };
  };
  const alive = (node: HtmlNode): HtmlNode[] => {
    if (!isElement(node)) return [node];
    const children = node.children.flatMap(alive);
    const href = node.name === 'a' ? node.attributes.get('href') : undefined;
    if (!href?.startsWith('#')) return [{ ...node, children }];
    const target = ownId(href.slice(1));
    return taken.has(target) ? [{ ...node, attributes: new Map([['href', `#${target}`]]), children }] : children;
  };
  return nodes.map(named).flatMap(alive);
}

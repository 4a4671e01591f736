import type { Mark, Node as TextNode } from '@tiptap/pm/model';
import { tagHtml } from './element-html.ts';

export type WriteNode = (node: TextNode) => string;

/** The name and attributes that a node or mark has in HTML. */
export function tagOf(shown: unknown): { name: string; attributes: Record<string, unknown> } {
  const parts: readonly unknown[] = Array.isArray(shown) ? shown : [];
  const [name, attributes] = parts;
  const isAttributes = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  return { name: String(name), attributes: isAttributes ? { ...attributes } : {} };
}

const markTag = (mark: Mark) => tagOf(mark.type.spec.toDOM?.(mark, true));

/** How many nodes from a place on have a mark. */
function reach(mark: Mark, nodes: readonly TextNode[], from: number): number {
  let at = from;
  while (nodes[at] !== undefined && mark.isInSet(nodes[at]?.marks ?? [])) at += 1;
  return at - from;
}

export function inlineHtml(parent: TextNode, write: WriteNode): string {
  const open: Mark[] = [];
  let html = '';
  const close = (count: number) => {
    for (const mark of open.splice(count).toReversed()) html += `</${markTag(mark).name}>`;
  };
  const nodes = parent.children;
  for (const [place, node] of nodes.entries()) {
    const ended = open.findIndex((mark) => !mark.isInSet(node.marks));
    if (ended !== -1) close(ended);
    const added = node.marks
      .filter((mark) => !mark.isInSet(open))
      .map((mark) => ({ mark, length: reach(mark, nodes, place), depth: Number(mark.attrs['depth']) }))
      .toSorted((one, other) => other.length - one.length || one.depth - other.depth);
    for (const { mark } of added) {
      const { name, attributes } = markTag(mark);
      html += tagHtml(name, attributes, '').slice(0, -`</${name}>`.length);
      open.push(mark);
    }
    html += write(node);
  }
  close(0);
  return html;
}

import type { Node as TextNode } from '@tiptap/pm/model';

export interface FoundNode {
  readonly node: TextNode;
  readonly pos: number;
}

/** The first node within another that is wanted; its place counts from the beginning of that node's content. */
export function findNode(within: TextNode, isWanted: (node: TextNode) => boolean): FoundNode | null {
  const found: FoundNode[] = [];
  within.descendants((node, pos) => {
    if (found.length === 0 && isWanted(node)) found.push({ node, pos });
    return found.length === 0;
  });
  return found[0] ?? null;
}

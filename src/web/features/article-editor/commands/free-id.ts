import type { Node as TextNode } from '@tiptap/pm/model';

/** All ids of a text. */
export function idsOf(doc: TextNode): Set<string> {
  const ids = new Set<string>();
  doc.descendants((node) => {
    const id: unknown = node.attrs['id'];
    if (typeof id === 'string') ids.add(id);
    return !node.isTextblock;
  });
  return ids;
}

/** An id that the text does not have yet. */
export function freeId(doc: TextNode, kind: string): string {
  const ids = idsOf(doc);
  let number = 1;
  while (ids.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

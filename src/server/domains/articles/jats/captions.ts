import { tightContent } from './flow-content.ts';
import { foldHtml } from './html-text.ts';
import { childAt, childElements, childrenWithout } from './xml-tree.ts';
import type { BlockContext } from './block-context.ts';
import type { XmlElement } from './xml-tree.ts';

/** Label, title and text of a figure or table; empty when it has none of them. */
export function captionContent(element: XmlElement, context: BlockContext): string {
  const captions = childElements(element, 'caption');
  const parts = [
    span('label', childAt(element, 'label'), context),
    span('caption-title', childAt(captions[0], 'title'), context),
    // Some tables have a second caption below them.
    tightContent(
      captions.flatMap((caption) => childrenWithout(caption, 'title')),
      context,
    ),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function span(className: string, element: XmlElement | undefined, context: BlockContext): string {
  const content = foldHtml(context.inline(element?.children ?? []));
  return content === '' ? '' : `<span class="${className}">${content}</span>`;
}

import { idAttribute } from './anchors.ts';
import { flowContent, tightContent } from './flow-content.ts';
import { foldHtml } from './html-text.ts';
import { childAt, childrenWithout } from './xml-tree.ts';
import type { Anchors } from './anchors.ts';
import type { BlockContext, BlockRule } from './block-context.ts';
import type { InlineRule } from './inline-rules.ts';
import type { XmlElement } from './xml-tree.ts';

/** A note in its place in the source: below a table or in a group at the end. */
export const footnote: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const label = foldHtml(context.inline(childAt(element, 'label')?.children ?? []));
  const content = flowContent(childrenWithout(element, 'label'), context);
  if (content === '') return '';
  const mark = label === '' ? '' : `<span class="label">${label}</span> `;
  const marked = content.startsWith('<p>') ? `<p>${mark}${content.slice('<p>'.length)}` : mark + content;
  return `<div class="footnote"${idAttribute(id)}>${marked}</div>`;
};

/** Notes written in the middle of a sentence; they are numbered and moved to the end. */
export interface RunningNotes {
  readonly rule: InlineRule;
  render(context: BlockContext): string;
}

/** Starts the running notes of one article. */
export function createRunningNotes(anchors: Anchors): RunningNotes {
  const notes: { element: XmlElement; id: string }[] = [];
  return {
    rule: (element) => {
      const id = anchors.claim(element.attributes.get('id')) ?? anchors.create('note');
      notes.push({ element, id });
      return `<sup><a href="#${id}">${notes.length}</a></sup>`;
    },
    render(context) {
      // A note may hold another one: the list grows while it is written.
      const items: string[] = [];
      for (const { element, id } of notes) {
        items.push(`<li id="${id}">${tightContent(childrenWithout(element, 'label'), context)}</li>`);
      }
      return items.length === 0 ? '' : `<section class="footnotes"><ol>${items.join('')}</ol></section>`;
    },
  };
}

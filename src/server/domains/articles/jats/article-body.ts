import { withoutDeadLinks } from './anchors.ts';
import { crossReferenceRule, outwardRules } from './article-links.ts';
import { readNotes } from './article-notes.ts';
import { blockRules } from './block-rules.ts';
import { elementCitationHtml } from './element-citation.ts';
import { flowContent } from './flow-content.ts';
import { createRunningNotes } from './footnotes.ts';
import { formattingRules } from './formatting-rules.ts';
import { inlineRenderer } from './inline-rules.ts';
import { mixedCitationHtml } from './mixed-citation.ts';
import { childAt, childElements } from './xml-tree.ts';
import type { Anchors } from './anchors.ts';
import type { BlockContext } from './block-context.ts';
import type { InlineRule } from './inline-rules.ts';
import type { ArticleBody } from './jats-article.ts';
import type { FindPicture } from './pictures.ts';
import type { XmlElement } from './xml-tree.ts';

/** The full text with what follows it; null when the file holds the front matter only. */
export function readBody(
  article: XmlElement,
  anchors: Anchors,
  referenceIds: readonly string[],
  findPicture: FindPicture,
): ArticleBody | null {
  const notes = createRunningNotes(anchors);
  const inlineRules = new Map<string, InlineRule>([
    ...formattingRules,
    ...outwardRules,
    ['xref', crossReferenceRule(anchors)],
    ['element-citation', elementCitationHtml],
    ['nlm-citation', elementCitationHtml],
    ['mixed-citation', mixedCitationHtml],
    ['fn', notes.rule],
    ['break', () => '<br>'],
  ]);
  const inline = inlineRenderer(inlineRules);
  const context: BlockContext = { rules: blockRules, inline, anchors, findPicture, contents: [], level: 2 };

  const parts = [
    flowContent(childAt(article, 'body')?.children ?? [], context),
    flowContent(childElements(article, 'floats-group'), context),
    ...childElements(article, 'back').map((back) => flowContent(back.children, context)),
  ];
  const text = parts.join('');
  if (text === '') return null;
  const html = text + readNotes(article, context, text) + notes.render(context);
  return { html: withoutDeadLinks(html, referenceIds), contents: context.contents };
}

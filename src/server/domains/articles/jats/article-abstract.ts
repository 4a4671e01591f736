import { chooseAbstract } from './article-classification.ts';
import { createAnchors } from './anchors.ts';
import { outwardRules } from './article-links.ts';
import { blockRules } from './block-rules.ts';
import { flowContent } from './flow-content.ts';
import { formattingRules } from './formatting-rules.ts';
import { plainTextOf } from './html-text.ts';
import { inlineRenderer } from './inline-rules.ts';
import { childAt, childElements, childrenWithout, textOf, type XmlElement, type XmlNode } from './xml-tree.ts';
import type { BlockContext } from './block-context.ts';
import type { JatsAbstract } from './jats-article.ts';

const LONGEST_OPENING = 1500;

/**
 * The abstract. If there is none (as in the Journal of Open Source Education), the first paragraphs of the section
 * titled Summary or Abstract, or else those of the body.
 */
export function readAbstract(article: XmlElement, language: string): JatsAbstract | null {
  const meta = childAt(article, 'front', 'article-meta');
  const chosen = meta === undefined ? undefined : chooseAbstract(childElements(meta, 'abstract'), language);
  const written = chosen === undefined ? null : rendered(withoutOwnHeading(chosen), 'abstract');
  if (written !== null) return written;
  const body = childAt(article, 'body');
  if (body === undefined) return null;
  const summary = childElements(body, 'sec').find((sec) =>
    /^(?:summary|abstract)\W*$/i.test(textOf(childAt(sec, 'title'))),
  );
  if (summary !== undefined) return rendered(openingParagraphs(summary), 'summary');
  return rendered(openingParagraphs(body), 'opening');
}

// The page says Abstract itself; a heading that says anything else is the authors' and stays.
function withoutOwnHeading(abstract: XmlElement): XmlNode[] {
  const hasOwn = /^(?:abstract|summary|resum[eo]n?|résumé|zusammenfassung|riassunto|摘要)[^\p{L}]*$/iu.test(
    textOf(childAt(abstract, 'title')),
  );
  return childrenWithout(abstract, 'label', 'object-id', ...(hasOwn ? ['title'] : []));
}

function openingParagraphs(start: XmlElement): XmlNode[] {
  const chosen: XmlElement[] = [];
  let length = 0;
  const blocks = childElements(start);
  const first = blocks.find((block) => block.name === 'p' || block.name === 'sec');
  if (first === undefined) return [];
  if (first.name === 'sec') return openingParagraphs(first);
  for (const block of blocks.slice(blocks.indexOf(first))) {
    const more = textOf(block).length;
    if (block.name !== 'p' || (chosen.length > 0 && length + more > LONGEST_OPENING)) break;
    chosen.push(block);
    length += more;
  }
  // A paragraph that announces a list is no ending.
  const announcesMore = chosen.length > 1 && textOf(chosen.at(-1)).endsWith(':');
  return announcesMore ? chosen.slice(0, -1) : chosen;
}

/** An abstract under a heading of the page's own; null where it holds no words. */
export function renderAbstract(abstract: XmlElement): JatsAbstract | null {
  return rendered(childrenWithout(abstract, 'label', 'object-id', 'title'), 'abstract');
}

// An abstract is also shown away from its article, so that it has no links into it and no ids.
function rendered(nodes: readonly XmlNode[], origin: JatsAbstract['origin']): JatsAbstract | null {
  const context: BlockContext = {
    rules: blockRules,
    inline: inlineRenderer(new Map([...formattingRules, ...outwardRules])),
    anchors: createAnchors(),
    findPicture: () => null,
    contents: [],
    level: 3,
  };
  const html = flowContent(nodes, context).replace(/ id="[^"]*"/g, '');
  const text = plainTextOf(html);
  return text === '' ? null : { text, html, origin };
}

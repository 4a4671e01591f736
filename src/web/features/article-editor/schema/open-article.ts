import { DOMParser as TextParser, type Node as TextNode, type Schema } from '@tiptap/pm/model';
import { isElement, nodeHtml } from './element-html.ts';
import { createWriter, type Deviation } from './write-article.ts';

/** A text in the editor. */
export interface OpenedArticle {
  readonly doc: TextNode;
  /** The text as HTML; what has not changed is written as it was read. */
  readonly write: (doc: TextNode) => string;
  /** The blocks that would be written in another way. */
  readonly deviations: readonly Deviation[];
}

/** The space between label, title and text of a caption separates them and belongs to none. */
function trimCaptions(root: Element): void {
  for (const title of root.querySelectorAll('figcaption > .label, .caption-title, .supplement-caption > .label')) {
    const after = title.nextSibling;
    if (after?.nodeType === after?.TEXT_NODE && after) after.nodeValue = (after.nodeValue ?? '').replace(/^ /, '');
  }
}

const deviationOf = (node: TextNode, html: string): Deviation => ({
  type: node.type.name,
  size: node.nodeSize,
  content: JSON.stringify(node.toJSON()),
  html,
});

/** Where what is written differs from what was read, in the smallest blocks and in those around them. */
function findDeviations(node: TextNode, source: Element, write: (node: TextNode) => string): Deviation[] {
  const html = nodeHtml(source);
  if (write(node) === html) return [];
  const within = node.inlineContent ? [] : childDeviations(node, source, write);
  return [...within, deviationOf(node, html)];
}

function childDeviations(node: TextNode, source: Element, write: (node: TextNode) => string): Deviation[] {
  const elements = Array.from(source.childNodes).filter(isElement);
  if (elements.length !== node.childCount) return [];
  return elements.flatMap((element, place) => findDeviations(node.child(place), element, write));
}

/** Reads the HTML of an article. */
export function openArticle(schema: Schema, html: string): OpenedArticle {
  const parse = () => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;
  const read = parse();
  trimCaptions(read);
  const doc = TextParser.fromSchema(schema).parse(read, { preserveWhitespace: true });
  const source = parse();
  const plain = createWriter([]);
  const isAsWritten = plain(doc) === html;
  const deviations = isAsWritten ? [] : [...childDeviations(doc, source, plain), deviationOf(doc, html)];
  return { doc, write: createWriter(deviations), deviations };
}

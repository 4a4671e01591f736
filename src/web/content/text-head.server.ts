import type { Token, Tokens } from 'marked';
import { fillHtml, fillPlain, type TextFacts } from './fill-placeholders.ts';
import { blocksOf, isHeading, isParagraph, pageRenderer } from './markdown.server.ts';

const texts = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true });

/** Every text by the name of its file. */
export const textFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(texts).map(([path, source]) => [path.replace(/^.*\/|\.md$/g, ''), source]),
);

/** How a text begins, and what says so to search engines. */
export interface TextHead {
  readonly title: string;
  readonly leadHtml: string;
  /** The lead without markup. */
  readonly description: string;
}

/** A section of a page, for its list of contents. */
export interface TextHeading {
  readonly id: string;
  readonly level: number;
  readonly html: string;
}

/** Opens a text: its title and lead, the blocks that follow, and what renders them; throws where a text is not built so. */
export function openText(name: string, facts: TextFacts) {
  const source = textFiles.get(name);
  if (source === undefined) throw new Error(`There is no text ${name}`);
  const [title, lead, ...rest] = blocksOf(source);
  if (!isHeading(title) || title.depth !== 1 || !isParagraph(lead))
    throw new Error(`The text ${name} does not begin with a title and a lead`);
  const render = pageRenderer(rest);
  const html = (blocks: Token[]) => fillHtml(render.html(blocks), facts);
  const head: TextHead = {
    title: fillPlain(render.words(title), facts),
    leadHtml: fillHtml(render.inlineHtml(lead), facts),
    description: fillPlain(render.words(lead), facts),
  };
  const headingOf = (block: Tokens.Heading): TextHeading => ({
    id: render.idOf(block),
    level: block.depth,
    html: fillHtml(render.inlineHtml(block), facts),
  });
  return { head, blocks: rest, html, headingOf };
}

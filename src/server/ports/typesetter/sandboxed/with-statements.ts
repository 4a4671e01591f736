import type { ArticleFront } from '../article-front.ts';
import { textOfBlock, topHeading, type Block } from './pandoc-document.ts';
import { levelOf } from './without-authors.ts';

/** A text by its letters and figures only, to compare. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const referencesHeading = /^(?:\d+\.?\s+)?(?:references|bibliography|literature(?: cited)?|works cited|المراجع)\W*$/i;
const paragraph = (words: string): Block => ({ t: 'Para', c: [{ t: 'Str', c: words }] });

/** The text with the statements before its references; one that the text has under its own heading is not repeated. */
export function withStatements(
  blocks: readonly Block[],
  { statements }: Pick<ArticleFront, 'statements'>,
): readonly Block[] {
  const headings = new Set(
    blocks.filter((block) => levelOf(block) !== null).map((block) => folded(textOfBlock(block))),
  );
  const added = statements
    .filter(({ name }) => !headings.has(folded(name)))
    .flatMap(({ name, lines }) => [topHeading(name), ...lines.map(paragraph)]);
  const references = blocks.findLastIndex(
    (block) => levelOf(block) !== null && referencesHeading.test(textOfBlock(block)),
  );
  return references === -1 ? [...blocks, ...added] : blocks.toSpliced(references, 0, ...added);
}

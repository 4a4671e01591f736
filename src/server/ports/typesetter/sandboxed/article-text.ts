import type { FrontMatter } from '../article-front.ts';
import { textOfBlock, type Block } from './pandoc-document.ts';
import { folded } from './with-statements.ts';
import { isAbstractHeading, levelOf, namesPerson } from './without-authors.ts';

/** Of a manuscript, the front matter is looked for in so many blocks. */
const longestFront = 60;

/** Whether a block repeats what the front matter says: title, authors, affiliations, abstract, keywords. */
function isFrontMatter(block: Block, front: FrontMatter): boolean {
  const text = textOfBlock(block);
  const words = folded(text);
  if (words === '' || words === folded(front.title) || isAbstractHeading(text)) return true;
  if (words.length > 80 && folded(front.abstract).includes(words)) return true;
  const people = front.authors.map((author) => ({ ...author, affiliation: '' }));
  return text.length < 600 && people.some((person) => namesPerson(text, person));
}

/**
 * The text of an article without the manuscript's front matter, which the journal prints in its own layout. The text
 * starts at the first heading other than the title and the abstract; without one, only what repeats the front matter
 * is removed.
 */
export function articleText(blocks: readonly Block[], front: FrontMatter): readonly Block[] {
  const begins = blocks
    .slice(0, longestFront)
    .findIndex((block) => levelOf(block) !== null && !isFrontMatter(block, front));
  if (begins !== -1) return blocks.slice(begins);
  return blocks.filter((block, at) => at >= longestFront || !isFrontMatter(block, front));
}

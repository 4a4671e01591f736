import type { Reference } from '../../../contracts/articles.ts';
import { wordsOf } from '../../ui/words-of.ts';
import type { Tag } from './scholar-tags.ts';

/** More would weigh on the page; the PDF lists them all. */
const namedReferences = 100;

interface ScholarMetaProps {
  tags: readonly Tag[];
  references: readonly Reference[];
}

/** The tags in the page's head, in their order; two authors of one institution give the same tag twice. */
export function ScholarMeta({ tags, references }: ScholarMetaProps) {
  const cited = references
    .slice(0, namedReferences)
    .map(({ html }) => ({ name: 'citation_reference', content: wordsOf(html) }));
  // oxlint-disable-next-line react/no-array-index-key -- the list is the same as long as the article is
  return [...tags, ...cited].map((tag, place) => <meta key={place} {...tag} />);
}

import { useSite } from '../../ui/site-facts.ts';
import type { ArticleHead } from './article-head.ts';
import { scholarTags } from './scholar-tags.ts';

/** The tags in the page's head, in their order; two authors of one institution give the same tag twice. */
export function ScholarMeta({ article }: { article: ArticleHead }) {
  const site = useSite();
  if (!site) return null;
  // oxlint-disable-next-line react/no-array-index-key -- the list is the same as long as the article is
  return scholarTags(article, site).map((tag, place) => <meta key={place} {...tag} />);
}

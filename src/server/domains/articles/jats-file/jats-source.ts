import type { SourceFacts } from '../../../db/schema/publications.ts';
import type { SiteFacts } from '../../../context.ts';
import type { FoundArticle } from '../article-store.ts';

/** What JATS is written from: the record, what its source said beside it, and the site. */
export interface JatsSource {
  readonly found: Omit<FoundArticle, 'text' | 'hasReviews'> & {
    readonly text: Omit<FoundArticle['text'], 'headings' | 'printDesign'>;
  };
  /** Null for an article that was written here, or imported before its source was kept. */
  readonly facts: SourceFacts | null;
  readonly site: Pick<SiteFacts, 'name' | 'url'>;
  /** The file beside the XML that holds the picture of an address. */
  readonly pictureFile?: (address: string) => string | null;
}

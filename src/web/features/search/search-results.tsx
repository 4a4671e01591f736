import { mostFound, searchOrders } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import type { SearchResults as Results } from '../../../contracts/search.ts';
import button from '../../ui/button.module.css';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ArticleEntry } from '../articles/article-entry.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { dimensions, searchHref, widened, type SearchAddress } from './search-address.ts';
import styles from './search-results.module.css';

/** What stands where nothing was found: how to ask otherwise, and the ways on. */
function NothingFound({ address }: { address: SearchAddress }) {
  const isNarrowed = dimensions.some((dimension) => address[dimension] !== undefined);
  return (
    <EmptyState
      level={3}
      drawing={<SiftedSand />}
      title={isNarrowed ? 'Nothing here with these choices' : 'Nothing found'}
    >
      <ul className={styles.advice}>
        <li>Every word must be in the article: try fewer words.</li>
        <li>Try another word for the same thing, or the Latin name of a species.</li>
        <li>Without quotation marks the words may stand anywhere.</li>
      </ul>
      <p className={styles.ways}>
        {isNarrowed && (
          <Link className={button.primary} to={searchHref(widened(address))}>
            Search everywhere
          </Link>
        )}
        <Link className={button.secondary} to={pages.journalPublications.href()}>
          Browse Journals
        </Link>
      </p>
    </EmptyState>
  );
}

interface SearchResultsProps {
  address: SearchAddress;
  results: Results;
}

const orderNames = { relevance: 'Relevance', newest: 'Newest' } as const;

/** What is said where not everything that fits is listed. */
function Listed({ total, isWhole }: Pick<Results, 'total' | 'isWhole'>) {
  const most = mostFound.toLocaleString('en-GB');
  if (isWhole && total <= mostFound) return null;
  return (
    <p className={styles.listed}>
      {isWhole
        ? `The newest ${most} are listed. To see others, choose a journal, a subject or a year, or search for a word.`
        : 'Not all of them are listed. To find others, add a word, or choose a journal, a subject or a year.'}
    </p>
  );
}

function Summary({ address, results }: SearchResultsProps) {
  const { total, isWhole, correctedQuery } = results;
  const number = total === 0 ? 'No' : `${isWhole ? '' : 'At least '}${total.toLocaleString('en-GB')}`;
  const counted = `${number} ${total === 1 ? 'article' : 'articles'}`;
  const shown = correctedQuery ?? address.q;
  return (
    <div aria-live="polite">
      <h2 className={styles.count}>
        {counted}
        {shown && (
          <>
            {' '}
            for “<bdi>{shown}</bdi>”
          </>
        )}
      </h2>
      <Listed total={total} isWhole={isWhole} />
      {correctedQuery !== null && (
        <p className={styles.corrected}>
          No article has “<bdi>{address.q}</bdi>” as you typed it. Showing results for{' '}
          <Link to={searchHref({ ...address, q: correctedQuery, page: 1 })}>
            <bdi>{correctedQuery}</bdi>
          </Link>{' '}
          instead.
        </p>
      )}
    </div>
  );
}

function Order({ address }: Pick<SearchResultsProps, 'address'>) {
  return (
    <nav className={styles.order} aria-label="Order of the results">
      {searchOrders.map((sort) => (
        <Link
          key={sort}
          to={searchHref({ ...address, sort, page: 1 })}
          preventScrollReset
          aria-current={sort === address.sort ? 'true' : undefined}
        >
          {orderNames[sort]}
        </Link>
      ))}
    </nav>
  );
}

/** What was found: how much, in which order, the articles with their words marked, and the further pages. */
export function SearchResults({ address, results }: SearchResultsProps) {
  return (
    <section className={styles.results} aria-label="Results">
      <div className={styles.head}>
        <Summary address={address} results={results} />
        {address.q !== '' && results.total > 1 && <Order address={address} />}
      </div>
      <ChosenFilters address={address} facets={results.facets} />
      {results.total === 0 ? (
        <NothingFound address={address} />
      ) : (
        <ol className={styles.list}>
          {results.articles.map((article) => (
            <ArticleEntry
              key={article.id}
              article={article}
              titleHtml={article.markedTitleHtml}
              excerptHtml={article.excerptHtml}
              isJournalNamed
            />
          ))}
        </ol>
      )}
      <Pagination
        label="Pages of the results"
        page={results.page}
        pageCount={results.pageCount}
        hrefOf={(page) => searchHref({ ...address, page })}
      />
    </section>
  );
}

import { mostFound, searchOrders } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import type { SearchResults as Results } from '../../../contracts/search.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/search.ts';
import button from '../../ui/button.module.css';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ArticleEntry } from '../articles/article-entry.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { dimensions, searchHref, widened, type SearchAddress } from './search-address.ts';
import styles from './search-results.module.css';

/** The empty result: how to search differently, and other ways to continue. */
function NothingFound({ address }: { address: SearchAddress }) {
  const isNarrowed = dimensions.some((dimension) => address[dimension] !== undefined);
  return (
    <EmptyState level={3} drawing={<SiftedSand />} title={isNarrowed ? t.noMatchesWithFilters() : common.noMatches()}>
      <ul className={styles.advice}>
        <li>{t.tryFewerWords()}</li>
        <li>{t.trySynonyms()}</li>
        <li>{t.tryWithoutQuotes()}</li>
      </ul>
      <p className={styles.ways}>
        {isNarrowed && (
          <Link className={button.primary} to={searchHref(widened(address))}>
            {t.clearFilters()}
          </Link>
        )}
        <Link className={button.secondary} to={pages.journalPublications.href()}>
          {common.browseJournals()}
        </Link>
      </p>
    </EmptyState>
  );
}

interface SearchResultsProps {
  address: SearchAddress;
  results: Results;
}

const orderNames = { relevance: t.relevance, newest: t.newest } as const;

/** A note when not all matches are listed. */
function Listed({ total, isWhole }: Pick<Results, 'total' | 'isWhole'>) {
  if (isWhole && total <= mostFound) return null;
  return <p className={styles.listed}>{isWhole ? t.newestListed({ count: mostFound }) : t.notAllListed()}</p>;
}

function Summary({ address, results }: SearchResultsProps) {
  const { total, isWhole, correctedQuery } = results;
  const counted = { scope: isWhole || total === 0 ? 'whole' : 'part', total };
  const shown = correctedQuery ?? address.q;
  return (
    <div aria-live="polite">
      <h2 className={styles.count}>
        {shown ? t.foundFor({ ...counted, words: () => <bdi>{shown}</bdi> }) : t.found(counted)}
      </h2>
      <Listed total={total} isWhole={isWhole} />
      {correctedQuery !== null && (
        <p className={styles.corrected}>
          {t.corrected({
            typed: () => <bdi>{address.q}</bdi>,
            corrected: () => (
              <Link to={searchHref({ ...address, q: correctedQuery, page: 1 })}>
                <bdi>{correctedQuery}</bdi>
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}

function Order({ address }: Pick<SearchResultsProps, 'address'>) {
  return (
    <nav className={styles.order} aria-label={t.sortResults()}>
      {searchOrders.map((sort) => (
        <Link
          key={sort}
          to={searchHref({ ...address, sort, page: 1 })}
          preventScrollReset
          aria-current={sort === address.sort ? 'true' : undefined}
        >
          {orderNames[sort]()}
        </Link>
      ))}
    </nav>
  );
}

/** The results: count, order, articles with found words marked, and pages. */
export function SearchResults({ address, results }: SearchResultsProps) {
  return (
    <section className={styles.results} aria-label={t.results()}>
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
        label={t.resultPages()}
        page={results.page}
        pageCount={results.pageCount}
        hrefOf={(page) => searchHref({ ...address, page })}
      />
    </section>
  );
}

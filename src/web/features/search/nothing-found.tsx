import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { SiftedSand } from '../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './nothing-found.module.css';
import { dimensions, type SearchAddress, searchHref, widened } from './search-address.ts';

/** What stands where nothing was found: how to ask otherwise, and the ways on. */
export function NothingFound({ address }: { address: SearchAddress }) {
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

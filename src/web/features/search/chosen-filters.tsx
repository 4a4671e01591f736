import { IconX } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { Facets } from '../../../contracts/search.ts';
import * as t from '../../../messages/search.ts';
import styles from './chosen-filters.module.css';
import { dimensions, narrowedTo, type SearchAddress, searchHref, widened } from './search-address.ts';
import { hidden } from '../../ui/message-tags.tsx';

/** The filters in use, each with a link to remove it. */
export function ChosenFilters({ address, facets }: { address: SearchAddress; facets: Facets }) {
  const chosen = dimensions.flatMap((dimension) => {
    const value = address[dimension];
    if (value === undefined) return [];
    const known = facets[dimension].find((facet) => facet.value.toLowerCase() === value.toLowerCase());
    return [{ dimension, label: known?.label ?? value }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t.filters()}>
      {chosen.map(({ dimension, label }) => (
        <li key={dimension}>
          <Link to={searchHref(narrowedTo(address, dimension, undefined))} className={styles.chip} preventScrollReset>
            {t.removeFilter({
              hidden,
              filter: () => <span dir="auto">{label}</span>,
            })}
            <Icon of={IconX} size={16} />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={searchHref(widened(address))} className={styles.all} preventScrollReset>
            {t.clearFilters()}
          </Link>
        </li>
      )}
    </ul>
  );
}

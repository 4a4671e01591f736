import { IconX } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { Facets } from '../../../contracts/search.ts';
import styles from './chosen-filters.module.css';
import { dimensions, narrowedTo, type SearchAddress, searchHref, widened } from './search-address.ts';

/** What the results are narrowed down to, each with the way out of it. */
export function ChosenFilters({ address, facets }: { address: SearchAddress; facets: Facets }) {
  const chosen = dimensions.flatMap((dimension) => {
    const value = address[dimension];
    if (value === undefined) return [];
    const known = facets[dimension].find((facet) => facet.value.toLowerCase() === value.toLowerCase());
    return [{ dimension, label: known?.label ?? value }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Narrowed down to">
      {chosen.map(({ dimension, label }) => (
        <li key={dimension}>
          <Link to={searchHref(narrowedTo(address, dimension, undefined))} className={styles.chip} preventScrollReset>
            <span className="visually-hidden">Remove: </span>
            <span dir="auto">{label}</span>
            <Icon of={IconX} size={16} />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={searchHref(widened(address))} className={styles.all} preventScrollReset>
            Remove all
          </Link>
        </li>
      )}
    </ul>
  );
}

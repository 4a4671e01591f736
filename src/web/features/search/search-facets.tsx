import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { type MouseEvent } from 'react';
import { Link } from '../../ui/link.tsx';
import type { Facet, Facets } from '../../../contracts/search.ts';
import { type Dimension, dimensions, narrowedTo, type SearchAddress, searchHref } from './search-address.ts';
import styles from './search-facets.module.css';

const titles = { journal: 'Journal', subject: 'Subject', year: 'Year' } as const;
const wholes = { journal: 'All journals', subject: 'All subjects', year: 'All years' } as const;
const shownAtOnce = 7;

interface GroupProps {
  address: SearchAddress;
  dimension: Dimension;
  choices: readonly Facet[];
}

function Choice({ address, dimension, choice }: Omit<GroupProps, 'choices'> & { choice: Facet | null }) {
  const isCurrent = address[dimension]?.toLowerCase() === choice?.value.toLowerCase();
  return (
    <li>
      <Link
        to={searchHref(narrowedTo(address, dimension, choice?.value))}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span dir="auto">{choice?.label ?? wholes[dimension]}</span>
        {typeof choice?.count === 'number' && (
          <span className={styles.count}>
            {choice.count}
            <span className="visually-hidden"> {choice.count === 1 ? 'article' : 'articles'}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function Group({ address, dimension, choices }: GroupProps) {
  const chosen = address[dimension]?.toLowerCase();
  if (choices.length === 0) return null;
  const rest = choices.slice(shownAtOnce);
  const choice = (one: Facet) => <Choice key={one.value} address={address} dimension={dimension} choice={one} />;
  return (
    <nav aria-labelledby={`by-${dimension}`}>
      <h2 id={`by-${dimension}`}>{titles[dimension]}</h2>
      <ul>
        <Choice address={address} dimension={dimension} choice={null} />
        {choices.slice(0, shownAtOnce).map(choice)}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ value }) => value.toLowerCase() === chosen)}>
          <summary>{rest.length} more</summary>
          <ul>{rest.map(choice)}</ul>
        </details>
      )}
    </nav>
  );
}

/** On a phone the choices unfold over the results: they fold away again when one is made. */
function foldAway(event: MouseEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (!details.open || !(event.target instanceof Element) || !event.target.closest('a')) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** What the results can be narrowed down to, with how many each choice would leave where that is counted; beside the results, or folded away. */
export function SearchFacets({ address, facets }: { address: SearchAddress; facets: Facets }) {
  return (
    // The links inside are what one acts on; this only follows them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details className={styles.facets} onClick={foldAway}>
      <summary className={styles.unfold}>
        <Icon of={IconAdjustmentsHorizontal} size={18} />
        Narrow down the results
      </summary>
      <div className={styles.groups}>
        {dimensions.map((dimension) => (
          <Group key={dimension} address={address} dimension={dimension} choices={facets[dimension]} />
        ))}
      </div>
    </details>
  );
}

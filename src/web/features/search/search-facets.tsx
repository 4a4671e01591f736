import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { type MouseEvent } from 'react';
import { Link } from '../../ui/link.tsx';
import type { Facet, Facets } from '../../../contracts/search.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/search.ts';
import { type Dimension, dimensions, narrowedTo, type SearchAddress, searchHref } from './search-address.ts';
import styles from './search-facets.module.css';
import { hidden } from '../../ui/message-tags.tsx';

const titles = { journal: common.journal, subject: t.subject, year: t.year } as const;
const wholes = { journal: common.allJournals, subject: t.allSubjects, year: t.allYears } as const;
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
        <span dir="auto">{choice?.label ?? wholes[dimension]()}</span>
        {typeof choice?.count === 'number' && (
          <span className={styles.count}>
            {t.articlesOfChoice({
              count: choice.count,
              hidden,
            })}
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
      <h2 id={`by-${dimension}`}>{titles[dimension]()}</h2>
      <ul>
        <Choice address={address} dimension={dimension} choice={null} />
        {choices.slice(0, shownAtOnce).map(choice)}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ value }) => value.toLowerCase() === chosen)}>
          <summary>{t.moreChoices({ count: rest.length })}</summary>
          <ul>{rest.map(choice)}</ul>
        </details>
      )}
    </nav>
  );
}

/** On a phone the filters cover the results: they close when one is chosen. */
function foldAway(event: MouseEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (!details.open || !(event.target instanceof Element) || !event.target.closest('a')) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** The filters, with the number of articles where it is counted; beside the results, or collapsed. */
export function SearchFacets({ address, facets }: { address: SearchAddress; facets: Facets }) {
  return (
    // The links inside are the controls; this only reacts to them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details className={styles.facets} onClick={foldAway}>
      <summary className={styles.unfold}>
        <Icon of={IconAdjustmentsHorizontal} size={18} />
        {t.filterResults()}
      </summary>
      <div className={styles.groups}>
        {dimensions.map((dimension) => (
          <Group key={dimension} address={address} dimension={dimension} choices={facets[dimension]} />
        ))}
      </div>
    </details>
  );
}

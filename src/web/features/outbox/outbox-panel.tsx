import { Link } from 'react-router';
import { letterStateNames } from '../../../contracts/mail-values.ts';
import { outbox } from '../../../contracts/outbox.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import { useCall } from '../../api/use-call.ts';
import { counted } from '../../ui/format-number.ts';
import { addressesAnchor, AddressesSection } from './addresses-section.tsx';
import { LettersSection } from './letters-section.tsx';
import styles from './outbox.module.css';

const amiss = ['failed', 'bounced', 'queued'] as const;

/** What of the messages wants to be looked at, each with the way to it. */
function Standing() {
  const { data } = useCall(outbox.list, {}, { every: 30_000 });
  if (!data) return null;
  const { counts, isBuiltIn } = data;
  const links = amiss.filter((state) => counts[state] > 0);
  return (
    <div className={styles.lead}>
      <p>
        {isBuiltIn
          ? 'No mail server is configured, so emails are kept here and reach nobody.'
          : 'Every email that the product sends, with what became of it. Links that are for the receiver alone are not shown.'}
      </p>
      {(links.length > 0 || counts.undeliverable > 0) && (
        <ul className={styles.standing} aria-label="What to look at">
          {links.map((state) => (
            <li key={state}>
              <Link to={`?tab=${dashboardTabs.outbox}&state=${state}`} preventScrollReset>
                {letterStateNames[state]}: {counted(counts[state])}
              </Link>
            </li>
          ))}
          {counts.undeliverable > 0 && (
            <li>
              <a href={`#${addressesAnchor}`}>Addresses that bounce: {counts.undeliverable}</a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** The messages of the product, for administrators: what became of each, and the addresses that they come back from. */
export function OutboxPanel() {
  return (
    <div className={styles.panel}>
      <Standing />
      <LettersSection />
      <AddressesSection />
    </div>
  );
}

import { Link } from 'react-router';
import { emailStateNames } from '../../../contracts/mail-values.ts';
import { outbox } from '../../../contracts/outbox.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import * as t from '../../../messages/outbox.ts';
import { useCall } from '../../api/use-call.ts';
import { counted } from '../../ui/format-number.ts';
import { addressesAnchor, AddressesSection } from './addresses-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import styles from './outbox.module.css';

const amiss = ['failed', 'bounced', 'queued'] as const;

/** What needs attention, with links. */
function Status() {
  const { data } = useCall(outbox.list, {}, { every: 30_000 });
  if (!data) return null;
  const { counts, isBuiltIn } = data;
  const links = amiss.filter((state) => counts[state] > 0);
  return (
    <div className={styles.lead}>
      <p>{isBuiltIn ? t.noMailServer() : t.overview()}</p>
      {(links.length > 0 || counts.undeliverable > 0) && (
        <ul className={styles.current} aria-label={t.attention()}>
          {links.map((state) => (
            <li key={state}>
              <Link to={`?tab=${dashboardTabs.outbox}&state=${state}`} preventScrollReset>
                {t.stateCount({ state: emailStateNames[state](), count: counted(counts[state]) })}
              </Link>
            </li>
          ))}
          {counts.undeliverable > 0 && (
            <li>
              <a href={`#${addressesAnchor}`}>{t.bouncingCount({ count: counts.undeliverable })}</a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** All emails of the site for administrators, and the addresses that bounce. */
export function OutboxPanel() {
  return (
    <div className={styles.panel}>
      <Status />
      <EmailsSection />
      <AddressesSection />
    </div>
  );
}

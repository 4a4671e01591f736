import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../../contracts/call.ts';
import { emailStateNames } from '../../../contracts/mail-values.ts';
import { outbox } from '../../../contracts/outbox.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import * as t from '../../../messages/outbox.ts';
import { useCall } from '../../api/use-call.ts';
import { counted } from '../../ui/format-number.ts';
import { unfoldTo } from '../../ui/unfold-to.ts';
import { addressesAnchor, AddressesSection } from './addresses-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import styles from './outbox.module.css';

const amiss = ['failed', 'bounced', 'queued'] as const;

type Known = Pick<ReplyOf<typeof outbox.list>, 'counts' | 'isBuiltIn'>;

/** What needs attention, with links. */
function Status({ known: { counts, isBuiltIn } }: { known: Known }) {
  const [search] = useSearchParams();
  const chosen = search.get('state');
  const links = amiss.filter((state) => counts[state] > 0);
  return (
    <>
      {links.length === 0 && counts.undeliverable === 0 && <p>{t.noneFailed()}</p>}
      {(links.length > 0 || counts.undeliverable > 0) && (
        <ul className={styles.current} aria-label={t.attention()}>
          {links.map((state) => (
            <li key={state}>
              <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
              <Link
                to={`?tab=${dashboardTabs.outbox}&state=${state}`}
                aria-current={chosen === state ? 'true' : undefined}
                preventScrollReset
              >
                {t.stateCount({ state: emailStateNames[state](), count: counted(counts[state]) })}
              </Link>
            </li>
          ))}
          {counts.undeliverable > 0 && (
            <li>
              <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
              <a href={`#${addressesAnchor}`} onClick={() => unfoldTo(addressesAnchor)}>
                {t.bouncingCount({ count: counts.undeliverable })}
              </a>
            </li>
          )}
        </ul>
      )}
      {chosen !== null && (
        <p>
          <Link to={`?tab=${dashboardTabs.outbox}`} preventScrollReset>
            {t.allEmails()}
          </Link>
        </p>
      )}
      {isBuiltIn && <p>{t.noMailServer()}</p>}
    </>
  );
}

/** All emails of the site for administrators, and the addresses that bounce. */
export function OutboxPanel() {
  const { data, error } = useCall(outbox.list, {}, { every: 30_000 });
  return (
    <div className={styles.panel}>
      <div className={styles.lead}>{data && <Status known={data} />}</div>
      <EmailsSection isBuiltIn={data?.isBuiltIn ?? false} />
      {(data ?? error) && <AddressesSection hasAny={!data || data.counts.undeliverable > 0} />}
    </div>
  );
}

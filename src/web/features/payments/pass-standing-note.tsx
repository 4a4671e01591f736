import { Link } from '../../ui/link.tsx';
import { purchasesHref } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import styles from './pricing-page.module.css';
import type { PassStanding } from './use-pass-standing.ts';

function ManagePurchase() {
  const user = useSession()?.user;
  if (!user) return null;
  return <Link to={purchasesHref(user.id)}>Manage Purchase</Link>;
}

interface PassStandingNoteProps {
  readonly standing: PassStanding;
  /** Whoever has just turned back is told that already. */
  readonly isCanceled: boolean;
}

/** What a signed-in reader has of passes: the one that runs, with its end; a payment that is begun. Announced when it comes. */
export function PassStandingNote({ standing: { running, begun }, isCanceled }: PassStandingNoteProps) {
  const open = isCanceled ? [] : begun;
  return (
    <div role="status">
      {running && (
        <p className={styles.standing}>
          Your pass runs until <time dateTime={running.endsAt.toISOString()}>{formatMoment(running.endsAt)}</time>. A
          new one begins then. <ManagePurchase />
        </p>
      )}
      {open.map(({ id, name, plan, createdAt }) => (
        <p key={id} className={styles.standing}>
          You began to pay for {name} on <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time>, here or
          in another tab. It is not paid yet. <a href={`#${plan}`}>Choose it again</a> to go on where you left off: you
          pay once.
        </p>
      ))}
    </div>
  );
}

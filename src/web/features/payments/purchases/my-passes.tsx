import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/purchases.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Link } from '../../../ui/link.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { periodWords, stageOf, type PassPeriod } from './payment-words.ts';
import styles from './purchases.module.css';

interface HeldPass {
  readonly id: string;
  readonly name: string;
  readonly period: PassPeriod;
}

/** The passes that were paid for and not refunded, the earliest first. */
const passesIn = (payments: readonly OwnPayment[]): HeldPass[] =>
  payments
    .flatMap(({ id, name, state, period }) => (state === 'paid' && period ? [{ id, name, period }] : []))
    .toSorted((a, b) => Date.parse(a.period.startsAt) - Date.parse(b.period.startsAt));

function Pass({ pass: { name, period }, now }: { pass: HeldPass; now: Date }) {
  const isRunning = stageOf(period, now) === 'running';
  const Icon = isRunning ? IconCircleCheck : IconClock;
  return (
    <li className={isRunning ? styles.running : styles.toCome}>
      <Icon aria-hidden stroke={1.5} size={22} />
      <div>
        <p className={styles.name}>{name}</p>
        <p>{periodWords(period, now)}</p>
      </div>
    </li>
  );
}

/** A person's current and future passes; without one, when the last ended. */
export function MyPasses({ payments }: { payments: readonly OwnPayment[] }) {
  const now = useNow();
  const passes = passesIn(payments);
  const current = passes.filter(({ period }) => stageOf(period, now) !== 'over');
  const last = passes.at(-1);
  return (
    <PanelSection title={t.passes()} isWide>
      {current.length > 0 ? (
        <ul className={styles.passes}>
          {current.map((pass) => (
            <Pass key={pass.id} pass={pass} now={now} />
          ))}
        </ul>
      ) : (
        <p>
          {last
            ? t.lastPass({ name: last.name, moment: formatMoment(new Date(last.period.endsAt)) })
            : t.noActivePass()}
        </p>
      )}
      <p>
        <Link to={pages.pricing.href()}>{current.length > 0 ? t.extend() : t.seePasses()}</Link>
      </p>
    </PanelSection>
  );
}

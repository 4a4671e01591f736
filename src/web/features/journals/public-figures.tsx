import type { ReplyOf } from '../../../contracts/call.ts';
import { publicMonths, type statistics } from '../../../contracts/statistics.ts';
import * as t from '../../../messages/statistics.ts';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './public-figures.module.css';

type Shown = ReplyOf<typeof statistics.ofJournal>;

/** What a journal shows of its acceptance rate and times, with definitions; nothing where it shows none. */
export function PublicFigures({ figures }: { figures: Shown }) {
  const { acceptanceRate, toFirstDecision, toPublication } = figures;
  const days = (median: Shown['toFirstDecision']) =>
    typeof median?.days === 'number'
      ? { value: t.publicDays({ days: formatNumber(median.days) }), count: median.count }
      : null;
  const rows = [
    {
      name: t.acceptanceRate(),
      meaning: t.acceptanceRateMeaning(),
      shown: acceptanceRate && {
        value: t.percent({ percent: String(acceptanceRate.percent) }),
        count: acceptanceRate.count,
      },
    },
    { name: t.publicFirstDecision(), meaning: t.toFirstDecisionMeaning(), shown: days(toFirstDecision) },
    { name: t.publicPublication(), meaning: t.toPublicationMeaning(), shown: days(toPublication) },
  ];
  const given = rows.flatMap(({ shown, ...row }) => (shown ? [{ ...row, ...shown }] : []));
  if (given.length === 0) return null;
  return (
    <section aria-labelledby="editorial-figures" className={styles.figures}>
      <h2 id="editorial-figures">{t.publicTitle()}</h2>
      <dl>
        {given.map(({ name, meaning, value, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{meaning}</span>
              <span>{t.fromManuscripts({ count })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t.publicLead({ months: String(publicMonths) })}</p>
    </section>
  );
}

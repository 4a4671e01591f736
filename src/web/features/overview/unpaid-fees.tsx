import { formatMoney } from '../../../contracts/money.ts';
import { overview } from '../../../contracts/overview.ts';
import { useListParts } from '../../api/use-call-parts.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import styles from './overview.module.css';
import { unpaidFeesAnchor } from './waiting-words.ts';

const columns = ['Manuscript', 'Asked since', 'To pay'] as const;

/** The handling fees that nobody has paid yet, the oldest first. */
export function UnpaidFees() {
  const { parts, error } = useListParts(overview.unpaidFees, {}, ({ fees }) => fees);
  return (
    <PanelSection
      title="Handling fees that are not paid"
      lead="The oldest first. Their authors see them under My Manuscripts, and are reminded there."
      anchor={unpaidFeesAnchor}
      isWide
    >
      {!parts && <Reading error={error} />}
      {parts?.shown.length === 0 && (
        <p className={styles.soft}>Nobody owes a fee. An accepted manuscript stands here until its fee is settled.</p>
      )}
      {parts && parts.shown.length > 0 && (
        <CardTable label="Handling fees that are not paid" columns={columns}>
          {parts.shown.map((fee) => (
            <CardRow key={fee.articleId}>
              <CardCell label={columns[0]}>
                <p className={styles.title}>
                  <bdi>{fee.title}</bdi>
                </p>
                <p className={styles.soft}>{fee.journalTitle}</p>
              </CardCell>
              <CardCell label={columns[1]}>{formatDay(fee.since.slice(0, 10))}</CardCell>
              <CardCell label={columns[2]}>{formatMoney(fee)}</CardCell>
            </CardRow>
          ))}
        </CardTable>
      )}
      {parts && <ShowMore parts={parts} noun="fees" />}
    </PanelSection>
  );
}

import type { Journal } from '../../../contracts/journals.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/texts.ts';
import { Link } from '../../ui/link.tsx';

/** A row of the table. */
export const feeOfJournal = ({ journalTitle, journalAbbreviation, handlingFee }: Journal) => ({
  title: journalTitle,
  catId: journalAbbreviation,
  fee: handlingFee.amountMinor === 0 ? t.noFee() : formatMoney(handlingFee),
});

/** The table in the contents of the page. */
export const journalFeesHeading = () => ({ id: 'fees-by-journal', level: 2, html: t.feesByJournal() });

/** The handling fee of every journal that takes submissions. */
export function JournalFees({ fees }: { fees: readonly ReturnType<typeof feeOfJournal>[] }) {
  const { id, html: heading } = journalFeesHeading();
  return (
    <section className="static-text" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{common.journal()}</th>
            <th scope="col">{t.feeColumn()}</th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ title, catId, fee }) => (
            <tr key={catId}>
              <td>
                <Link to={pages.journal.href({ catId })}>{title}</Link>
              </td>
              <td>{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

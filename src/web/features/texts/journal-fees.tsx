import type { Journal } from '../../../contracts/journals.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import { Link } from '../../ui/link.tsx';

/** What the table names of a journal. */
export const feeOfJournal = ({ journalTitle, journalAbbreviation, handlingFee }: Journal) => ({
  title: journalTitle,
  catId: journalAbbreviation,
  fee: handlingFee.amountMinor === 0 ? 'No handling fee' : formatMoney(handlingFee),
});

/** How the contents of the page name the table. */
export const journalFeesHeading = { id: 'fees-by-journal', level: 2, html: 'Fees by journal' } as const;

/** The handling fee of every journal that takes submissions. */
export function JournalFees({ fees }: { fees: readonly ReturnType<typeof feeOfJournal>[] }) {
  const { id, html: heading } = journalFeesHeading;
  return (
    <section className="static-text" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Journal</th>
            <th scope="col">Handling fee for open access, due only after acceptance</th>
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

import { Link } from 'react-router';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { fees, type HandlingFee, type JournalFee } from '../../../../contracts/fees.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { useCall } from '../../../api/use-call.ts';
import { dueOf } from '../../fees/handling-fee.ts';
import styles from './manuscript-contents.module.css';

/** What an administrator checks before publishing, and where it can be changed; without a link its author alone can. */
interface PublishingFact {
  readonly name: string;
  readonly value: string;
  readonly link: { readonly to: string; readonly words: string } | null;
}

/** What other calls know of the manuscript, as far as it is read. */
interface Known {
  readonly fee: HandlingFee | undefined;
  readonly journalFee: JournalFee | undefined;
  readonly edited: Pick<EditorsManuscript, 'reports'> | undefined;
}

const modes = { open: 'Open access', subscription: 'Subscription' } as const;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function modeOf({ fee }: Known): string {
  return fee?.mode ? modes[fee.mode] : 'Not chosen yet';
}

function feeOf({ fee, journalFee }: Known): string {
  if (fee) return `${dueOf(fee)} to pay${fee.waiverPercent > 0 ? `, reduced by ${fee.waiverPercent} %` : ''}`;
  if (!journalFee) return 'Unknown';
  const { handlingFeeMinor: amountMinor, currency } = journalFee;
  return amountMinor === 0 ? 'None' : `${formatMoney({ amountMinor, currency })} for open access`;
}

export function publishingFacts(manuscript: Manuscript, userId: string, known: Known): PublishingFact[] {
  const { id, journalId, reviewModel, articleAuthors, articleKeywords, articleVolume, articleIssue } = manuscript;
  const tab = (number: number, query = {}) => pages.dashboard.href({ profileId: userId }, { tab: number, ...query });
  const journal = { to: tab(dashboardTabs.createJournal, { journal: journalId }), words: 'Journal settings' };
  const reports = known.edited?.reports;
  const isReviewed = reviewModel === 'double-anonymous';
  const edit = { to: pages.editManuscript.href({ articleId: id, userId }), words: 'Edit' };
  return [
    { name: 'Mode of publication', value: modeOf(known), link: null },
    {
      name: 'Handling fee',
      value: feeOf(known),
      link: { to: tab(dashboardTabs.waiverRequests), words: 'Fees and waivers' },
    },
    {
      name: 'Reports',
      value: isReviewed ? (reports ? `${reports.in} of ${reports.needed} needed` : 'Unknown') : 'No peer review',
      link: isReviewed ? { to: pages.editorialManuscript.href({ articleId: id }), words: 'Review' } : journal,
    },
    {
      name: 'Metadata',
      value: `${counted(articleAuthors.length, 'author')}, ${counted(articleKeywords.length, 'keyword')}`,
      link: manuscript.allowed.includes('edit') ? edit : null,
    },
    {
      name: 'Issue',
      value: `Volume ${articleVolume}, issue ${articleIssue}`,
      link: journal,
    },
  ];
}

/** What to check before publishing, each with the way to where it can be changed. */
export function BeforePublishing({ manuscript, userId }: { manuscript: Manuscript; userId: string }) {
  const which = { params: { articleId: manuscript.id } };
  const fee = useCall(fees.single, which, { enabled: manuscript.articleStatus === 'Accepted' });
  const journalFees = useCall(fees.journalFees);
  const edited = useCall(editorial.single, which, { enabled: manuscript.reviewModel === 'double-anonymous' });
  const facts = publishingFacts(manuscript, userId, {
    fee: fee.data,
    journalFee: journalFees.data?.find(({ journalId }) => journalId === manuscript.journalId),
    edited: edited.data,
  });
  return (
    <section className={styles.before} aria-labelledby="before-publishing">
      <h3 id="before-publishing">Before publishing</h3>
      <dl className={styles.facts}>
        {facts.map(({ name, value, link }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.fact}>
              <span>{value}</span>
              {link ? (
                <Link to={link.to}>{link.words}</Link>
              ) : (
                <span className={styles.soft}>Only the author can change this</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

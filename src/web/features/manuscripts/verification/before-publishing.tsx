import { Link } from 'react-router';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { fees, type HandlingFee, type JournalFee } from '../../../../contracts/fees.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCall } from '../../../api/use-call.ts';
import { dueOf } from '../../fees/handling-fee.ts';
import styles from './manuscript-contents.module.css';

/** A fact to check before publishing, with a link to change it; without a link only the author can. */
interface PublishingFact {
  readonly name: string;
  readonly value: string;
  readonly link: { readonly to: string; readonly words: string } | null;
}

/** Data about the manuscript from other calls, as far as it is loaded. */
interface Known {
  readonly fee: HandlingFee | undefined;
  readonly journalFee: JournalFee | undefined;
  readonly edited: Pick<EditorsManuscript, 'reports'> | undefined;
}

const modes = { open: t.openAccess, subscription: t.subscription } as const;

function modeOf({ fee }: Known): string {
  return fee?.mode ? modes[fee.mode]() : t.notChosenYet();
}

function feeOf({ fee, journalFee }: Known): string {
  if (fee) {
    const amount = dueOf(fee);
    return fee.waiverPercent > 0 ? t.feeToPayReduced({ amount, percent: fee.waiverPercent }) : t.feeToPay({ amount });
  }
  if (!journalFee) return t.unknown();
  const { handlingFeeMinor: amountMinor, currency } = journalFee;
  return amountMinor === 0 ? t.noFee() : t.feeForOpenAccess({ amount: formatMoney({ amountMinor, currency }) });
}

function reportsOf({ edited }: Known): string {
  return edited ? t.reportsReceived({ received: edited.reports.in, needed: edited.reports.needed }) : t.unknown();
}

export function publishingFacts(manuscript: Manuscript, userId: string, known: Known): PublishingFact[] {
  const { id, journalId, reviewModel, articleAuthors, articleKeywords, articleVolume, articleIssue } = manuscript;
  const tab = (number: number, query = {}) => pages.dashboard.href({ profileId: userId }, { tab: number, ...query });
  const journal = { to: tab(dashboardTabs.createJournal, { journal: journalId }), words: t.journalSettings() };
  const isReviewed = reviewModel === 'double-anonymous';
  const edit = { to: pages.editManuscript.href({ articleId: id, userId }), words: common.edit() };
  return [
    { name: t.accessOption(), value: modeOf(known), link: null },
    {
      name: t.handlingFee(),
      value: feeOf(known),
      link: { to: tab(dashboardTabs.waiverRequests), words: t.waivers() },
    },
    {
      name: t.reports(),
      value: isReviewed ? reportsOf(known) : t.noPeerReview(),
      link: isReviewed ? { to: pages.editorialManuscript.href({ articleId: id }), words: t.review() } : journal,
    },
    {
      name: t.metadata(),
      value: t.authorsAndKeywords({ authors: articleAuthors.length, keywords: articleKeywords.length }),
      link: manuscript.allowed.includes('edit') ? edit : null,
    },
    {
      name: common.issue(),
      value: t.volumeIssue({ volume: articleVolume, issue: articleIssue }),
      link: journal,
    },
  ];
}

/** What to check before publishing, each with a link to change it. */
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
      <h3 id="before-publishing">{t.beforePublishing()}</h3>
      <dl className={styles.facts}>
        {facts.map(({ name, value, link }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.fact}>
              <span>{value}</span>
              {link ? (
                <Link to={link.to}>{link.words}</Link>
              ) : (
                <span className={styles.soft}>{t.onlyAuthorChanges()}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

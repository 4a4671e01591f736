import { useId } from 'react';
import { pages } from '../../../contracts/pages.ts';
import type { AuthorDecision, AuthorsReport, LetterKind } from '../../../contracts/review-values.ts';
import type { FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { formatDay } from '../../ui/format-day.ts';
import { linkTo, strong } from '../../ui/message-tags.tsx';
import { ReportContents } from '../reviewing/report-contents.tsx';
import styles from './decision-list.module.css';
import { reportAnchor } from './followed.ts';

/** A report as its author reads it, folded under the reviewer's number; above it what the editor wrote if they forwarded it. */
function AnonymousReport({ report }: { report: AuthorsReport }) {
  const { reviewer, receivedOn, forwarded } = report;
  return (
    <details className={styles.report}>
      <summary id={reportAnchor(report)}>{t.reportReceived({ reviewer, day: formatDay(receivedOn) })}</summary>
      {forwarded && (
        <div className={styles.forwarded}>
          <p>{t.forwarded({ day: formatDay(forwarded.on), strong })}</p>
          <p dir="auto" className={styles.message}>
            {forwarded.message}
          </p>
        </div>
      )}
      <ReportContents {...report} />
    </details>
  );
}

const kinds: Record<LetterKind, PlainMessage> = {
  accept: t.decisionAccept,
  'revise-minor': t.decisionMinor,
  'revise-major': t.decisionMajor,
  unsuitable: t.decisionUnsuitable,
  reject: t.decisionReject,
  'desk-reject': t.decisionDeskReject,
  'stop-reject': t.decisionStopReject,
  return: t.decisionReturn,
  uphold: t.decisionUphold,
  reopen: t.decisionReopen,
  'move-offer': t.otherJournalSuggested,
};

const factsOf = ({ kind, sentAt }: AuthorDecision) => ({ decision: kinds[kind](), day: formatDay(sentAt) });

/** A decision's email as it was written, with its reports. */
function Decision({ decision }: { decision: AuthorDecision }) {
  const { letter, reports, suggestedJournal } = decision;
  return (
    <div className={styles.decision}>
      {suggestedJournal && (
        <p>
          {t.suggestion({
            journal: suggestedJournal.journalTitle,
            link: linkTo(pages.journal.href({ catId: suggestedJournal.journalAbbreviation })),
          })}
        </p>
      )}
      <p dir="auto" className={styles.letter}>
        {letter}
      </p>
      {reports.length > 0 && (
        <ul className={styles.reports} aria-label={t.reports()}>
          {reports.map((report) => (
            <li key={report.id}>
              <AnonymousReport report={report} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The statuses in which the author needs the last letter for the next step. */
const stillNeeded = new Set<FollowedManuscript['articleStatus']>(['Returned', 'Revision Requested', 'Rejected']);

function FoldedDecision({ decision, title }: { decision: AuthorDecision; title: string }) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <Decision decision={decision} />
    </details>
  );
}

/** The decisions: the last one open while the author needs it, the others folded. */
export function DecisionList({
  manuscript: { articleStatus, decisions, allowed },
}: {
  manuscript: FollowedManuscript;
}) {
  const id = useId();
  const last = decisions.at(-1);
  if (!last) return null;
  const earlier = decisions.slice(0, -1).toReversed();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {earlier.length === 0 ? t.decision() : t.latestDecision()}
      </h2>
      {stillNeeded.has(articleStatus) || last.kind === 'reopen' || allowed.includes('move') ? (
        <>
          <h3 className={styles.head}>{t.decisionOn(factsOf(last))}</h3>
          <Decision decision={last} />
        </>
      ) : (
        <FoldedDecision decision={last} title={t.decisionOn(factsOf(last))} />
      )}
      {earlier.map((decision) => (
        <FoldedDecision key={decision.id} decision={decision} title={t.earlierDecision(factsOf(decision))} />
      ))}
    </section>
  );
}

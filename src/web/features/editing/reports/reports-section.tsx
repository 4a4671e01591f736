import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { recommendationNames } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { AnswersDownload } from '../../review-forms/answers-download.tsx';
import { EditedSection } from '../manuscript/edited-section.tsx';
import type { EditedProps } from '../review-names.ts';
import { ReportCard, type ReceivedReport } from './report-card.tsx';
import styles from './reports.module.css';
import { ScoreTable } from './score-table.tsx';

const received = ({ invitations }: EditorsManuscript): readonly ReceivedReport[] =>
  invitations.flatMap((invitation) => (invitation.report ? [{ invitation, report: invitation.report }] : []));

/** The recommendations of a round. */
const recommended = (reports: readonly ReceivedReport[], round: number | undefined): string =>
  reports
    .filter(({ invitation }) => invitation.round === round)
    .map(({ report }) => recommendationNames[report.recommendation]())
    .join(' · ');

/** In the order of their numbers; those without one at the end. */
const placeOf = ({ invitation }: ReceivedReport): number => invitation.reviewerNumber ?? Number.MAX_SAFE_INTEGER;

interface RoundReportsProps extends EditedProps {
  readonly reports: readonly ReceivedReport[];
  readonly round: number;
}

function RoundReports({ reports, round, ...edited }: RoundReportsProps) {
  const shown = reports
    .filter(({ invitation }) => invitation.round === round)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <>
      <ScoreTable reports={shown} />
      <ul className={styles.cards}>
        {shown.map((one) => (
          <ReportCard key={one.report.id} {...one} {...edited} />
        ))}
      </ul>
    </>
  );
}

/** The reports side by side, this round first, earlier rounds folded. */
export function ReportsSection(props: EditedProps) {
  const { manuscript } = props;
  const reports = received(manuscript);
  const rounds = [...new Set(reports.map(({ invitation }) => invitation.round))].toSorted((one, other) => other - one);
  return (
    <EditedSection
      id="reports"
      title={t.sectionReports()}
      lead={recommended(reports, rounds[0])}
      manuscript={manuscript}
    >
      {rounds.map((round) =>
        round === manuscript.round ? (
          <div key={round}>
            <h3 className="visually-hidden">{t.round({ round })}</h3>
            <RoundReports {...props} reports={reports} round={round} />
          </div>
        ) : (
          <details key={round} className={styles.fold} open={rounds[0] === round}>
            <summary>
              <h3>{t.reportsOfRound({ round })}</h3>
            </summary>
            <RoundReports {...props} reports={reports} round={round} />
          </details>
        ),
      )}
      {reports.some(({ report }) => report.answered.length > 0) && <AnswersDownload journalId={manuscript.journalId} />}
    </EditedSection>
  );
}

import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ReviewModel } from '../../../contracts/constants.ts';
import type { ReviewSettings } from '../../../contracts/editorial-values.ts';
import { editorial } from '../../../contracts/editorial.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { reviewSettingsAnchor } from './review-settings-address.ts';
import styles from './review-settings.module.css';
import { SettingsDialog } from './settings-dialog.tsx';

const columns = ['Journal', 'Who decides', 'Days', 'Actions'] as const;

const modelNames: Readonly<Record<ReviewModel, string>> = {
  'double-anonymous': 'Double-anonymous peer review',
  verification: 'An administrator alone',
};

function daysOf({ invitationDays, reviewDays, revisionDays, editorDays }: ReviewSettings): string {
  return `Invitation ${invitationDays}, review ${reviewDays}, revision ${revisionDays}, editor ${editorDays}`;
}

function SettingsRow({ journal, onChange }: { journal: ReviewSettings; onChange: () => void }) {
  const { journalTitle, journalAbbreviation, reviewModel, reportsNeeded } = journal;
  const isReviewed = reviewModel === 'double-anonymous';
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.title}>
          <bdi>{journalTitle}</bdi>
        </p>
        <p className={styles.soft}>{journalAbbreviation}</p>
      </CardCell>
      <CardCell label={columns[1]}>
        <div>
          <p>{modelNames[reviewModel]}</p>
          {isReviewed && <p className={styles.soft}>{reportsNeeded} reports needed</p>}
        </div>
      </CardCell>
      <CardCell label={columns[2]}>{isReviewed ? daysOf(journal) : 'None'}</CardCell>
      <CardCell label={columns[3]}>
        <div>
          <Button variant="default" onClick={onChange}>
            Change<span className="visually-hidden"> how it reviews: {journalTitle}</span>
          </Button>
        </div>
      </CardCell>
    </CardRow>
  );
}

/** Whoever was led here by the address finds it once the list is there. */
function useArrival(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${reviewSettingsAnchor}`) document.getElementById(reviewSettingsAnchor)?.focus();
  }, [isThere, hash]);
}

/** How each journal reviews, for administrators. */
export function ReviewSettingsSection() {
  const { data, error } = useCall(editorial.settings);
  const change = useAsked<ReviewSettings>();
  useArrival(data !== undefined);
  return (
    <PanelSection
      title="How the journals review"
      lead="Each manuscript keeps the model it was submitted under. The number of reports holds at once, for what is in review too; the days hold for what is asked from then on, and a day that was set stays."
      isWide
      anchor={reviewSettingsAnchor}
    >
      {!data && <Reading error={error} />}
      {data?.length === 0 && <p className={styles.soft}>There are no journals yet.</p>}
      {data && data.length > 0 && (
        <CardTable label="How the journals review" columns={columns}>
          {data.map((journal) => (
            <SettingsRow key={journal.journalId} journal={journal} onChange={() => change.ask(journal)} />
          ))}
        </CardTable>
      )}
      {change.asked && (
        <SettingsDialog
          key={change.asked.turn}
          journal={change.asked.what}
          isOpen={change.asked.isOpen}
          onClose={change.close}
        />
      )}
    </PanelSection>
  );
}

import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { ReviewModel } from '../../../contracts/constants.ts';
import type { ReviewSettings } from '../../../contracts/review-settings-values.ts';
import { editorial } from '../../../contracts/editorial.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as indexing from '../../../messages/indexing.ts';
import * as setup from '../../../messages/journal-setup.ts';
import * as forms from '../../../messages/review-forms.ts';
import * as t from '../../../messages/review-settings.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { useCall } from '../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { hidden } from '../../ui/message-tags.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { unfoldTo } from '../../ui/unfold-to.ts';
import { reviewSettingsAnchor } from './review-settings-address.ts';
import styles from './review-settings.module.css';
import { SettingsDialog } from './settings-dialog.tsx';

const columns = () => [common.journal(), t.whoDecides(), t.days(), t.actions()] as const;

const modelNames: Readonly<Record<ReviewModel, PlainMessage>> = {
  'double-anonymous': t.byPeerReview,
  verification: t.byAdministrator,
};

function daysOf({ invitationDays, reviewDays, revisionDays, editorDays }: ReviewSettings): string {
  return t.daysOf({ invitation: invitationDays, review: reviewDays, revision: revisionDays, editor: editorDays });
}

function SettingsRow({ journal, onChange }: { journal: ReviewSettings; onChange: () => void }) {
  const { journalId, journalTitle, journalAbbreviation, reviewModel, reportsNeeded } = journal;
  const [journalLabel, whoDecides, days, actions] = columns();
  const isReviewed = reviewModel === 'double-anonymous';
  return (
    <CardRow>
      <CardCell label={journalLabel}>
        <p className={styles.title}>
          <bdi>{journalTitle}</bdi>
        </p>
        <p className={styles.soft}>{journalAbbreviation}</p>
      </CardCell>
      <CardCell label={whoDecides}>
        <div>
          <p>{modelNames[reviewModel]()}</p>
          {isReviewed && <p className={styles.soft}>{t.reportsNeeded({ count: reportsNeeded })}</p>}
        </div>
      </CardCell>
      <CardCell label={days}>{isReviewed ? daysOf(journal) : t.noDays()}</CardCell>
      <CardCell label={actions}>
        <div className={styles.actions}>
          <Button variant="default" onClick={onChange}>
            {t.changeNamed({ journal: journalTitle, hidden })}
          </Button>
          <Link to={pages.journalSetup.href({ journalId })}>{setup.openSetup({ journal: journalTitle, hidden })}</Link>
          <Link to={pages.indexing.href({ journalId })}>
            {indexing.openIndexing({ journal: journalTitle, hidden })}
          </Link>
          {isReviewed && (
            <Link to={pages.reviewForm.href({ journalId })}>{forms.openForm({ journal: journalTitle, hidden })}</Link>
          )}
        </div>
      </CardCell>
    </CardRow>
  );
}

/** Unfolds and focuses the section once the list has loaded, if the address names it. */
function useArrival(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${reviewSettingsAnchor}`) return;
    unfoldTo(reviewSettingsAnchor);
    document.getElementById(reviewSettingsAnchor)?.focus();
  }, [isThere, hash]);
}

/** The review settings of each journal, for administrators. */
export function ReviewSettingsSection() {
  const { data, error } = useCall(editorial.settings);
  const change = useAsked<ReviewSettings>();
  useArrival(data !== undefined);
  return (
    <PanelSection folds title={t.reviewSettings()} isWide anchor={reviewSettingsAnchor}>
      {!data && <Reading error={error} />}
      {data?.length === 0 && <p className={styles.soft}>{t.noJournals()}</p>}
      {data && data.length > 0 && (
        <CardTable label={t.reviewSettings()} columns={columns()}>
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

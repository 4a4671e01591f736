import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { newSubmission } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import buttons from '../../../ui/text-button.module.css';
import styles from './draft-aside.module.css';
import type { DraftProblem } from './draft-problems.ts';
import { draftTitle, type Draft } from './draft.ts';
import { useDrafts } from './drafts/use-drafts.ts';
import { wizardAddress } from './drafts/wizard-address.ts';

/** The person's other drafts, and the link that starts another. */
function OtherDrafts({ userId, awsId }: { userId: string; awsId: string }) {
  const others = useDrafts(userId).filter((draft) => draft.awsId !== awsId);
  return (
    <nav className={styles.others} aria-label={t.yourDrafts()}>
      {others.length > 0 && (
        <>
          <h3>{t.otherDrafts()}</h3>
          <ul>
            {others.slice(0, 5).map((draft) => (
              <li key={draft.awsId}>
                <Link to={wizardAddress(draft.awsId)}>
                  <bdi>{draftTitle(draft)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={wizardAddress(newSubmission)}>{t.startAnother()}</Link>
    </nav>
  );
}

interface DraftAsideProps {
  readonly userId: string;
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
  /** Whether the step lists the problems itself. */
  readonly listsProblems: boolean;
  readonly onMend: (problem: DraftProblem) => void;
  readonly onChangeKind: () => void;
  readonly discarding: { readonly isBusy: boolean; readonly problem: string | null };
  readonly onDiscard: () => void;
}

function MissingList({ problems, onMend }: Pick<DraftAsideProps, 'problems' | 'onMend'>) {
  if (problems.length === 0) return <p>{t.nothingToComplete()}</p>;
  return (
    <ul className={styles.missing}>
      {problems.map((problem) => (
        <li key={problem.message}>
          <button type="button" className={buttons.textButton} onClick={() => onMend(problem)}>
            {problem.message}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Beside the form: what is still missing, the kind of issue, and the other drafts. */
export function DraftAside(props: DraftAsideProps) {
  const { userId, draft, problems, listsProblems, onMend, onChangeKind, discarding, onDiscard } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <aside className={styles.aside} aria-label={t.yourDraft()}>
      {!listsProblems && (
        <section>
          <h3>{t.toComplete()}</h3>
          <MissingList problems={problems} onMend={onMend} />
        </section>
      )}
      <section>
        <h3>{t.issueType()}</h3>
        <p>{draft.specialReview ? t.specialIssuePlanned() : t.regularIssuePlanned()}</p>
        <Button variant="default" size="compact-md" onClick={onChangeKind} aria-label={t.changeIssueType()}>
          {common.change()}
        </Button>
      </section>
      <section>
        <OtherDrafts userId={userId} awsId={draft.awsId} />
        <Button variant="default" size="compact-md" onClick={() => setAsking(true)}>
          {t.discardDraft()}
        </Button>
      </section>
      <ConfirmDialog
        title={t.discardDraftTitle()}
        action={t.discardDraftConfirm()}
        isOpen={isAsking}
        isBusy={discarding.isBusy}
        problem={discarding.problem}
        onClose={() => setAsking(false)}
        onConfirm={onDiscard}
      >
        {t.discardDraftEffect()}
      </ConfirmDialog>
    </aside>
  );
}

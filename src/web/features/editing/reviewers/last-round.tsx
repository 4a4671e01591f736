import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/editing.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useAct } from '../use-act.ts';
import { lastReviewers } from './invited-before.ts';
import styles from './reviewers.module.css';

/** Invites everyone who reported in the last round; what came of it stays to be read. */
export function LastRound({ manuscript }: { manuscript: EditorsManuscript }) {
  const { id, version } = manuscript;
  const { round, names } = lastReviewers(manuscript);
  const [outcome, setOutcome] = useState<string | null>(null);
  const { send, isBusy, problem } = useAct(editorial.inviteLastRound, setOutcome);
  if (names.length === 0 && outcome === null) return null;
  return (
    <div className={styles.lastRound}>
      {names.length > 0 && (
        <>
          <p>{t.reviewedRound({ round, names: names.join(', ') })}</p>
          <Button loading={isBusy} onClick={() => send({ params: { articleId: id }, body: { version } })}>
            {t.inviteLastRound()}
          </Button>
        </>
      )}
      {outcome !== null && <Message kind="info">{outcome}</Message>}
      {problem !== null && <Message kind="bad">{problem}</Message>}
    </div>
  );
}

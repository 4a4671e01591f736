import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { drafts as draftCalls, type DraftEntry } from '../../../../contracts/drafts.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { useOpener } from '../../lists/use-list-dialog.ts';
import { draftTitle, steps } from '../wizard/draft.ts';
import { forgetDraft } from '../wizard/drafts/draft-store.ts';
import { wizardAddress } from '../wizard/drafts/wizard-address.ts';
import styles from './manuscript-list.module.css';

interface DraftListProps {
  readonly drafts: readonly DraftEntry[];
  readonly user: CurrentUser;
  readonly onDiscarded: () => void;
}

function DraftRow({ draft, onDiscard }: { draft: DraftEntry; onDiscard: () => void }) {
  const title = draftTitle(draft);
  return (
    <li>
      <div className={styles.draftText}>
        <p className={styles.draftTitle}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.soft}>
          {t.draftProgress({
            step: draft.step + 1,
            count: steps.length,
            name: steps[draft.step] ?? '',
            moment: formatMoment(new Date(draft.savedAt)),
          })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button component={Link} to={wizardAddress(draft.awsId)} aria-label={t.continueNamed({ title })}>
          {common.continueOn()}
        </Button>
        <Button variant="subtle" color="gray" aria-label={t.discardNamed({ title })} onClick={onDiscard}>
          {t.discard()}
        </Button>
      </div>
    </li>
  );
}

/** The person's unfinished submissions, from all devices. */
export function DraftList({ drafts, user, onDiscarded }: DraftListProps) {
  const { asked, ask, close } = useAsked<DraftEntry>();
  const { remember, giveBack } = useOpener();
  const discard = useCallMutation(draftCalls.discard, [draftCalls.list, manuscripts.counts]);
  const giveUp = ({ awsId }: DraftEntry) =>
    discard.mutate(
      { params: { awsId } },
      {
        onSuccess: ({ message }) => {
          forgetDraft({ userId: user.id, awsId });
          showNotice('good', message);
          close();
          onDiscarded();
        },
      },
    );
  return (
    <>
      {drafts.length > 0 && (
        <section className={styles.drafts} aria-label={t.draftsToFinish()}>
          <h3>{t.draftsToFinishCount({ count: drafts.length })}</h3>
          <ul>
            {drafts.map((draft) => (
              <DraftRow
                key={draft.awsId}
                draft={draft}
                onDiscard={() => {
                  remember();
                  discard.reset();
                  ask(draft);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <ConfirmDialog
          title={t.discardTitle()}
          action={t.discardDraft()}
          isOpen={asked.isOpen}
          isBusy={discard.isPending}
          problem={discard.error?.message ?? null}
          onClose={() => {
            close();
            giveBack();
          }}
          onConfirm={() => giveUp(asked.what)}
        >
          {t.discardEffect({ title: draftTitle(asked.what), bdi })}
        </ConfirmDialog>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { production as calls } from '../../../../contracts/production.ts';
import type { StoredRevision } from '../../../../contracts/production-reads.ts';
import * as t from '../../../../messages/production.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { CompareTexts } from '../../article-editor/comparing/compare-texts.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './production-screen.module.css';
import type { KeptText } from './text-keeper.ts';

interface HistoryProps extends ScreenProps {
  readonly kept: KeptText;
}

/** An earlier text beside the current one. */
function Comparison({ manuscriptId, revision, kept }: { manuscriptId: string; revision: number; kept: KeptText }) {
  const { data, error } = useCall(calls.revision, { params: { manuscriptId, revision } });
  if (!data) return <Reading error={error} />;
  return <CompareTexts before={data.text.bodyHtml} after={kept.text.bodyHtml} />;
}

function Entry({
  entry,
  isNow,
  isProof,
  onCompare,
  onRestore,
}: {
  entry: StoredRevision;
  isNow: boolean;
  /** Whether the author sees it as the proof. */
  isProof: boolean;
  onCompare: () => void;
  onRestore: (() => void) | null;
}) {
  const { revision, savedAt, by, origin } = entry;
  return (
    <li className={styles.revision}>
      <div>
        <strong>{t.revisionName({ revision })}</strong> {isProof && <span className={styles.soft}>{t.theProof()}</span>}
        <p className={styles.soft}>{t.revisionOf({ by: by ?? t.theProduct(), at: formatMoment(new Date(savedAt)) })}</p>
        {origin !== null && <p className={styles.soft}>{origin}</p>}
      </div>
      {!isNow && (
        <div className={styles.buttons}>
          <Button size="xs" variant="default" onClick={onCompare}>
            {t.compareWithNow()}
          </Button>
          {onRestore && (
            <Button size="xs" variant="default" onClick={onRestore}>
              {t.restore()}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Who saved the text when; earlier texts can be compared with the current one and restored. */
export function History({ production, take, kept }: HistoryProps) {
  const { manuscriptId } = production;
  const { data, error, refetch } = useCall(calls.revisions, { params: { manuscriptId } });
  const [compared, setCompared] = useState<number | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const restore = useCallMutation(calls.restore, [calls.revisions]);
  useEffect(() => {
    // Each save is in the list at once.
    if (kept.revision > 0) void refetch();
  }, [refetch, kept.revision]);
  if (!data) return <Reading error={error} />;
  const isEditable = production.mayEdit && kept.status === 'saved';
  if (data.revisions.length === 0) return <p>{t.noHistory()}</p>;
  return (
    <>
      <ol className={styles.history}>
        {data.revisions.map((entry) => (
          <Entry
            key={entry.revision}
            entry={entry}
            isNow={entry.revision === kept.revision}
            isProof={entry.revision === production.proof?.revision}
            onCompare={() => setCompared(entry.revision)}
            onRestore={isEditable ? () => setRestored(entry.revision) : null}
          />
        ))}
      </ol>
      <Dialog
        title={t.nowTitle({ revision: compared ?? 0 })}
        size="xl"
        isOpen={compared !== null}
        onClose={() => setCompared(null)}
      >
        {compared !== null && <Comparison manuscriptId={manuscriptId} revision={compared} kept={kept} />}
      </Dialog>
      <ConfirmDialog
        title={t.restoreTitle({ revision: restored ?? 0 })}
        action={t.restore()}
        isOpen={restored !== null}
        isBusy={restore.isPending}
        problem={restore.error?.message ?? null}
        onClose={() => setRestored(null)}
        onConfirm={() =>
          restore.mutate(
            { params: { manuscriptId, revision: restored ?? 0 }, body: { revision: kept.revision } },
            {
              onSuccess: ({ message, production: changed }) => {
                setRestored(null);
                showNotice('good', message);
                take(changed);
              },
            },
          )
        }
      >
        {t.restoreHelp()}
      </ConfirmDialog>
    </>
  );
}

import { Button, Checkbox } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { assignment, mostAssigned, type Refused } from '../../../../contracts/assignment.ts';
import type { QueryOf } from '../../../../contracts/call.ts';
import type { DeskEntry } from '../../../../contracts/desk-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as t from '../../../../messages/assignment.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useFileDownload } from '../../../api/use-file-download.ts';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { AssignDialog } from '../assignment/assign-dialog.tsx';
import styles from '../assignment/assignment.module.css';
import { editorsOfAll, useEditors } from '../assignment/editor-choices.ts';
import { wordsOfRefusal } from '../use-act.ts';
import { mayAssign, mayRemind, type Selection } from './use-selection.ts';

interface AssignManyProps {
  readonly chosen: readonly DeskEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (refused: Refused) => void;
}

/** Asks who handles the selected manuscripts from now on. */
function AssignManyDialog({ chosen, isOpen, onClose, onDone }: AssignManyProps) {
  const journals = [...new Set(chosen.map(({ journalAbbreviation }) => journalAbbreviation))];
  const editors = editorsOfAll(useEditors(), journals);
  const [problem, setProblem] = useState<string | null>(null);
  const reads = [editorial.desk, editorial.single, manuscripts.counts];
  const give = useCallMutation(assignment.assignMany, reads, ({ message, refused }) => {
    showNotice(refused.length === chosen.length ? 'bad' : 'good', message);
    onClose();
    onDone(refused);
  });
  const send = (editorId: string | null) => {
    if (editorId === null) return;
    const wished = chosen.map(({ id, version, handlingEditor }) => ({
      articleId: id,
      version,
      from: handlingEditor?.userId ?? null,
    }));
    give.mutate({ body: { editorId, manuscripts: wished } }, { onError: (error) => setProblem(wordsOfRefusal(error)) });
  };
  return (
    <AssignDialog
      {...{ isOpen, problem, editors, onClose }}
      title={t.assignManyTitle({ count: chosen.length })}
      action={t.assign()}
      isBusy={give.isPending}
      onSend={send}
    >
      {editors.length === 0 ? t.noCommonEditor() : t.assignText()}
    </AssignDialog>
  );
}

interface RefusedDialogProps {
  readonly title: string;
  readonly chosen: readonly DeskEntry[];
  readonly refused: Refused;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which manuscripts were refused, by number, and why. */
function RefusedDialog({ title, chosen, refused, isOpen, onClose }: RefusedDialogProps) {
  const numbers = new Map(chosen.map(({ id, manuscriptNumber }) => [id, manuscriptNumber]));
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <ul className={styles.refused}>
        {refused.map(({ articleId, reason }) => (
          <li key={`${articleId} ${reason}`}>{t.notAssigned({ number: numbers.get(articleId) ?? '', reason, bdi })}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Reminds the reviewers of the selected manuscripts who owe an answer or a late report. */
function RemindSelected({ chosen }: { chosen: readonly DeskEntry[] }) {
  const refused = useAsked<Refused>();
  const remind = useCallMutation(assignment.remindMany, [editorial.single], ({ message, refused: those }) => {
    showNotice(those.length === 0 ? 'good' : 'info', message);
    if (those.length > 0) refused.ask(those);
  });
  return (
    <>
      <Button
        variant="default"
        disabled={chosen.length === 0}
        loading={remind.isPending}
        onClick={() => remind.mutate({ body: { articleIds: chosen.map(({ id }) => id) } })}
      >
        {t.remindSelected({ count: chosen.length })}
      </Button>
      {remind.error && <Message kind="bad">{wordsOfRefusal(remind.error)}</Message>}
      {refused.asked && (
        <RefusedDialog
          title={t.notRemindedTitle()}
          chosen={chosen}
          refused={refused.asked.what}
          isOpen={refused.asked.isOpen}
          onClose={refused.close}
        />
      )}
    </>
  );
}

interface AssignSelectedProps {
  readonly chosen: readonly DeskEntry[];
  readonly onRefused: (ids: readonly string[]) => void;
}

function AssignSelected({ chosen, onRefused }: AssignSelectedProps) {
  const assigning = useAsked<readonly DeskEntry[]>();
  const refused = useAsked<Refused>();
  const done = (those: Refused) => {
    onRefused(those.map(({ articleId }) => articleId));
    if (those.length > 0) refused.ask(those);
  };
  return (
    <>
      <Button variant="default" disabled={chosen.length === 0} onClick={() => assigning.ask(chosen)}>
        {t.assignSelected({ count: chosen.length })}
      </Button>
      {assigning.asked && (
        <AssignManyDialog
          key={assigning.asked.turn}
          chosen={assigning.asked.what}
          isOpen={assigning.asked.isOpen}
          onClose={assigning.close}
          onDone={done}
        />
      )}
      {refused.asked && (
        <RefusedDialog
          title={t.notAssignedTitle()}
          chosen={chosen}
          refused={refused.asked.what}
          isOpen={refused.asked.isOpen}
          onClose={refused.close}
        />
      )}
    </>
  );
}

/** What is done with the selected manuscripts. */
function WithSelected({ user, entries, selection }: Omit<DeskBarProps, 'query'>) {
  const selectable = entries.filter(selection.isSelectable).slice(0, mostAssigned);
  if (selectable.length === 0) return null;
  const chosen = selectable.filter(({ id }) => selection.has(id));
  const isAll = chosen.length === selectable.length;
  return (
    <div className={styles.actions}>
      <Checkbox
        label={t.selectAll()}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => selection.set(isAll ? [] : selectable.map(({ id }) => id))}
      />
      {selectable.some((entry) => mayAssign(user, entry)) && (
        <AssignSelected chosen={chosen.filter((entry) => mayAssign(user, entry))} onRefused={selection.set} />
      )}
      {selectable.some(mayRemind) && <RemindSelected chosen={chosen.filter(mayRemind)} />}
    </div>
  );
}

interface DeskBarProps {
  readonly user: CurrentUser;
  readonly entries: readonly DeskEntry[];
  readonly selection: Selection;
  /** The filters of the list. */
  readonly query: Partial<QueryOf<typeof assignment.deskTable>>;
}

/** What is done with the whole list: assign or remind for the selected manuscripts, and save it for a spreadsheet. */
export function DeskBar({ query, ...rest }: DeskBarProps) {
  const download = useFileDownload(assignment.deskTable);
  const save = () =>
    download.mutate({ query }, { onSuccess: ({ name }) => showNotice('good', t.tableSaved({ name })) });
  return (
    <div className={styles.bar}>
      <WithSelected {...rest} />
      <Button
        variant="default"
        leftSection={<IconFileDownload aria-hidden stroke={1.5} size={20} />}
        loading={download.isPending}
        onClick={save}
      >
        {t.downloadTable()}
      </Button>
      {download.error && <Message kind="bad">{wordsOfRefusal(download.error)}</Message>}
    </div>
  );
}

import { Button, Checkbox } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { assignment, mostAssigned } from '../../../../contracts/assignment.ts';
import type { QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import type { DeskEntry } from '../../../../contracts/desk-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
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
import type { Selection } from './use-selection.ts';

/** What was not assigned, by number, and why. */
type Refused = readonly (ReplyOf<typeof assignment.assignMany>['refused'][number] & { readonly number: string })[];

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
    const numbers = new Map(chosen.map(({ id, manuscriptNumber }) => [id, manuscriptNumber]));
    onDone(refused.map((one) => ({ ...one, number: numbers.get(one.articleId) ?? '' })));
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

function RefusedDialog({ refused, isOpen, onClose }: { refused: Refused; isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={t.notAssignedTitle()} isOpen={isOpen} onClose={onClose}>
      <ul className={styles.refused}>
        {refused.map(({ articleId, number, reason }) => (
          <li key={articleId}>{t.notAssigned({ number, reason, bdi })}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function AssignSelected({ entries, selection }: { entries: readonly DeskEntry[]; selection: Selection }) {
  const assigning = useAsked<readonly DeskEntry[]>();
  const refused = useAsked<Refused>();
  const selectable = entries.filter(selection.isSelectable).slice(0, mostAssigned);
  const chosen = selectable.filter(({ id }) => selection.has(id));
  if (selectable.length === 0) return null;
  const done = (those: Refused) => {
    selection.set(those.map(({ articleId }) => articleId));
    if (those.length > 0) refused.ask(those);
  };
  const isAll = chosen.length === selectable.length;
  return (
    <div className={styles.actions}>
      <Checkbox
        label={t.selectAll()}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => selection.set(isAll ? [] : selectable.map(({ id }) => id))}
      />
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
        <RefusedDialog refused={refused.asked.what} isOpen={refused.asked.isOpen} onClose={refused.close} />
      )}
    </div>
  );
}

interface DeskBarProps {
  readonly entries: readonly DeskEntry[];
  readonly selection: Selection;
  /** The filters of the list. */
  readonly query: Partial<QueryOf<typeof assignment.deskTable>>;
}

/** What is done with the whole list: assign the selected manuscripts, and save it for a spreadsheet. */
export function DeskBar({ entries, selection, query }: DeskBarProps) {
  const download = useFileDownload(assignment.deskTable);
  const save = () =>
    download.mutate({ query }, { onSuccess: ({ name }) => showNotice('good', t.tableSaved({ name })) });
  return (
    <div className={styles.bar}>
      <AssignSelected entries={entries} selection={selection} />
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

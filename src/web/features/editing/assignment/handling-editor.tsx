import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { assignment } from '../../../../contracts/assignment.ts';
import { dashboardTabs, pages } from '../../../../contracts/pages.ts';
import { longestReason } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/assignment.ts';
import * as common from '../../../../messages/common.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import styles from './assignment.module.css';
import { editorsOfAll, useEditors } from './editor-choices.ts';

type Question = 'assign' | 'hand-over' | 'recuse';

interface QuestionDialogProps extends EditedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was read before acting. */
const seen = ({ version, handlingEditor }: EditedProps['manuscript']) => ({
  version,
  from: handlingEditor?.userId ?? null,
});

/** Asks who handles a manuscript from now on: for the editor in chief anyone or no one, else a colleague. */
function GiveDialog({ manuscript, user, isHandOver, isOpen, onClose }: QuestionDialogProps & { isHandOver: boolean }) {
  const { id, journalAbbreviation, handlingEditor } = manuscript;
  const editors = editorsOfAll(useEditors(), [journalAbbreviation]);
  const { send, isBusy, problem } = useAct(assignment.assign, onClose);
  const others = editors.filter(({ userId }) => userId !== (isHandOver ? user.id : handlingEditor?.userId));
  return (
    <AssignDialog
      {...{ isOpen, isBusy, problem, onClose }}
      title={isHandOver ? t.handOverTitle() : t.assignTitle()}
      action={isHandOver ? t.handOver() : t.assign()}
      editors={others}
      mayUnassign={!isHandOver && handlingEditor !== null}
      onSend={(editorId) => send({ params: { articleId: id }, body: { ...seen(manuscript), editorId } })}
    >
      {others.length === 0 ? t.noEditorLeft() : t.assignText()}
    </AssignDialog>
  );
}

/** Asks why an editor recuses themselves; then leads to the desk. */
function RecuseDialog({ manuscript: { id, version }, user, isOpen, onClose }: QuestionDialogProps) {
  const navigate = useNavigate();
  const place = { userId: user.id, articleId: id, purpose: 'recuse-editor' };
  const { send, isBusy, problem } = useAct(assignment.recuse, () => {
    forgetText(place);
    void navigate(pages.dashboard.href({ profileId: user.id }, { tab: dashboardTabs.editorsDesk }));
  });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, onClose }}
      title={t.recuseTitle()}
      label={common.reason()}
      description={t.reasonForEditors()}
      most={longestReason}
      action={t.recuse()}
      isGrave
      onSend={(reason) => send({ params: { articleId: id }, body: { version, reason } })}
    >
      {t.recuseText()}
    </WordsDialog>
  );
}

function Buttons({ manuscript, user, onAsk }: EditedProps & { onAsk: (question: Question) => void }) {
  const { id, allowed, handlingEditor } = manuscript;
  const { send, isBusy, problem } = useAct(assignment.assign);
  const takeOn = () => send({ params: { articleId: id }, body: { ...seen(manuscript), editorId: user.id } });
  return (
    <>
      <div className={styles.actions}>
        {allowed.includes('take-on') && (
          <Button variant="default" loading={isBusy} onClick={takeOn}>
            {t.takeOn()}
          </Button>
        )}
        {allowed.includes('assign') && (
          <Button variant="default" onClick={() => onAsk('assign')}>
            {handlingEditor === null ? t.assign() : t.changeEditor()}
          </Button>
        )}
        {allowed.includes('hand-over') && (
          <Button variant="default" onClick={() => onAsk('hand-over')}>
            {t.handOver()}
          </Button>
        )}
        {allowed.includes('recuse') && (
          <Button variant="default" c="var(--bad)" onClick={() => onAsk('recuse')}>
            {t.recuseYourself()}
          </Button>
        )}
      </div>
      {problem !== null && <Message kind="bad">{problem}</Message>}
    </>
  );
}

/** Who handles a manuscript, and what the current user can change about it. */
export function HandlingEditor(props: EditedProps) {
  const { handlingEditor } = props.manuscript;
  const { asked, ask, close } = useAsked<Question>();
  const isOwn = handlingEditor?.userId === props.user.id;
  return (
    <section className={styles.editor} aria-labelledby="handling-editor">
      <div>
        <h2 id="handling-editor" className={styles.label}>
          {t.handlingEditor()}
        </h2>
        <p role="status">
          {isOwn ? t.youHandle() : <bdi>{handlingEditor === null ? t.unassigned() : handlingEditor.name}</bdi>}
        </p>
      </div>
      <Buttons {...props} onAsk={ask} />
      {asked?.what === 'recuse' && <RecuseDialog key={asked.turn} {...props} isOpen={asked.isOpen} onClose={close} />}
      {asked && asked.what !== 'recuse' && (
        <GiveDialog
          key={asked.turn}
          {...props}
          isHandOver={asked.what === 'hand-over'}
          isOpen={asked.isOpen}
          onClose={close}
        />
      )}
    </section>
  );
}

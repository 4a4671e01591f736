import { IconCircle, IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { production as calls } from '../../../../contracts/production.ts';
import type { ProductionTaskKind } from '../../../../contracts/production-proof.ts';
import * as t from '../../../../messages/production.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { isOpenNote, openCopyEditor } from '../stage-words.ts';
import type { ScreenProps } from './screen-props.ts';
import styles from './production-screen.module.css';
import { DropCorrectionDialog, OpenCorrectionDialog, PublishCorrectionDialog } from './correction-dialogs.tsx';
import { ApproveDialog, CopyEditorDialog, ProofDialog, PublishDialog } from './step-dialogs.tsx';

type Status = 'done' | 'now' | 'later';
const icons = { done: IconCircleCheck, now: IconCircleDot, later: IconCircle };
const names = { done: t.done, now: t.now, later: t.later };

interface StepProps {
  readonly title: string;
  readonly status: Status;
  readonly children: ReactNode;
}

function Step({ title, status, children }: StepProps) {
  const Icon = icons[status];
  return (
    <li className={`${styles.step} ${status === 'now' ? styles.current : ''}`}>
      <h2 className={styles.stepTitle}>
        <Icon aria-hidden stroke={1.5} size={22} />
        {title}
        <span className="visually-hidden">{names[status]()}</span>
      </h2>
      {children}
    </li>
  );
}

type Question = 'copy-editor' | 'proof' | 'approve' | 'publish' | 'correct' | 'drop-correction' | 'publish-correction';

interface StepsProps extends ScreenProps {
  readonly isSaved: boolean;
}

const taskOf = ({ production }: ScreenProps, kind: ProductionTaskKind) =>
  production.tasks.find((task) => task.kind === kind);

/** Who edits the text by when. */
function copyEditWords(task: ReturnType<typeof taskOf>): string {
  const { person = null, dueOn = null, doneAt = null } = task ?? {};
  if (person && dueOn) return t.withPerson({ name: person.name, day: formatDay(dueOn) });
  return doneAt === null ? t.copyEditStepHelp() : t.noCopyEditor();
}

function CopyEdit({ onAsk, ...shared }: ScreenProps & { onAsk: (question: Question) => void }) {
  const { production, take } = shared;
  const finish = useCallMutation(calls.finishCopyEdit);
  const task = taskOf(shared, 'copy-edit');
  const person = task?.person ?? null;
  const isOpen = task?.doneAt === null && ['editing', 'proof'].includes(production.stage);
  return (
    <Step
      title={t.taskCopyEdit()}
      status={task?.doneAt ? 'done' : person && production.stage === 'editing' ? 'now' : 'later'}
    >
      <p>{copyEditWords(task)}</p>
      {isOpen && (
        <div className={styles.buttons}>
          {production.manages && (
            <Button size="xs" variant="default" onClick={() => onAsk('copy-editor')}>
              {person ? t.changeCopyEditor() : t.askCopyEditor()}
            </Button>
          )}
          {(person !== null || !production.manages) && (
            <Button
              size="xs"
              loading={finish.isPending}
              onClick={() =>
                finish.mutate(
                  { params: { manuscriptId: production.manuscriptId } },
                  {
                    onSuccess: ({ message, production: changed }) => {
                      showNotice('good', message);
                      take(changed);
                    },
                    onError: ({ message }) => showNotice('bad', message),
                  },
                )
              }
            >
              {t.copyEditIsDone()}
            </Button>
          )}
        </div>
      )}
    </Step>
  );
}

/** What the author did with the proof, or by when they answer. */
function proofWords(production: ScreenProps['production']): string {
  const { proof, stage } = production;
  if (proof?.reason) return t.approvedWithout({ reason: proof.reason });
  if (proof?.approvedAt) return t.approvedBy({ day: formatDay(proof.approvedAt) });
  if (proof?.dueOn && stage === 'proof') return t.authorHas({ day: formatDay(proof.dueOn) });
  if (stage === 'published') return t.proofOver();
  return production.isCorrection ? t.proofOfCorrectionHelp() : t.proofStepHelp();
}

function ProofStep(props: StepsProps & { onAsk: (question: Question) => void }) {
  const { production, isSaved, onAsk } = props;
  const { stage, manages } = production;
  const isDone = stage === 'approved' || stage === 'published';
  const waits = stage === 'editing' && openCopyEditor(production) !== null;
  return (
    <Step title={t.taskProof()} status={isDone ? 'done' : waits ? 'later' : 'now'}>
      <p>{proofWords(production)}</p>
      {production.proof?.isEditedSince && stage === 'proof' && <p>{t.editedSinceProof()}</p>}
      {production.proof?.isEditedSince && stage === 'approved' && <p>{t.editedSinceApproval()}</p>}
      {manages && stage !== 'published' && (
        <div className={styles.buttons}>
          <Button
            size="xs"
            variant={stage === 'editing' && !waits ? 'filled' : 'default'}
            disabled={!isSaved}
            onClick={() => onAsk('proof')}
          >
            {stage === 'editing' ? t.sendProof() : t.sendAgain()}
          </Button>
          {stage !== 'approved' && !production.isCorrection && (
            <Button size="xs" variant="default" onClick={() => onAsk('approve')}>
              {t.goOn()}
            </Button>
          )}
        </div>
      )}
    </Step>
  );
}

function PublishStep({ production, isSaved, onAsk }: StepsProps & { onAsk: (question: Question) => void }) {
  const { stage, manages, isModeChosen, notes } = production;
  const open = notes.filter(isOpenNote).length;
  const status = stage === 'published' ? 'done' : stage === 'approved' ? 'now' : 'later';
  return (
    <Step title={t.taskPublish()} status={status}>
      <p>{!isModeChosen && stage !== 'published' ? t.modeFirst() : t.publishStepHelp()}</p>
      {stage === 'approved' && open > 0 && <p>{t.notesFirst({ count: open })}</p>}
      {manages && (
        <div className={styles.buttons}>
          {stage === 'approved' && (
            <Button size="xs" disabled={!isSaved || open > 0} onClick={() => onAsk('publish')}>
              {t.publish()}
            </Button>
          )}
          {stage === 'published' && production.hasText && (
            <Button size="xs" variant="default" onClick={() => onAsk('correct')}>
              {t.correctText()}
            </Button>
          )}
        </div>
      )}
    </Step>
  );
}

function PublishCorrectionStep({ production, isSaved, onAsk }: StepsProps & { onAsk: (question: Question) => void }) {
  const { manages, notes } = production;
  const open = notes.filter(isOpenNote).length;
  return (
    <Step title={t.taskCorrection()} status="now">
      <p>{open > 0 ? t.notesFirst({ count: open }) : t.correctionStepHelp()}</p>
      {manages && (
        <div className={styles.buttons}>
          <Button size="xs" disabled={!isSaved || open > 0} onClick={() => onAsk('publish-correction')}>
            {t.publishCorrection()}
          </Button>
          <Button size="xs" variant="default" disabled={!isSaved} onClick={() => onAsk('drop-correction')}>
            {t.dropCorrection()}
          </Button>
        </div>
      )}
    </Step>
  );
}

/** The four steps to publication, each with its state and what to do next. */
export function Steps(props: StepsProps) {
  const { production } = props;
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const dialog = (own: Question) => ({ ...props, isOpen: question === own, onClose: close });
  return (
    <>
      <ol className={styles.steps} aria-label={t.steps()}>
        <Step
          title={t.textStep()}
          status={production.stage === 'editing' && production.problems.length > 0 ? 'now' : 'done'}
        >
          <p>{t.problemsLeft({ count: production.problems.length })}</p>
        </Step>
        <CopyEdit {...props} onAsk={setQuestion} />
        <ProofStep {...props} onAsk={setQuestion} />
        {production.isCorrection ? (
          <PublishCorrectionStep {...props} onAsk={setQuestion} />
        ) : (
          <PublishStep {...props} onAsk={setQuestion} />
        )}
      </ol>
      <CopyEditorDialog {...dialog('copy-editor')} />
      <ProofDialog {...dialog('proof')} />
      <ApproveDialog {...dialog('approve')} />
      <PublishDialog {...dialog('publish')} />
      <OpenCorrectionDialog {...dialog('correct')} />
      <DropCorrectionDialog {...dialog('drop-correction')} />
      <PublishCorrectionDialog {...dialog('publish-correction')} />
    </>
  );
}

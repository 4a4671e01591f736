import { Button } from '@mantine/core';
import type { EditorsDecision } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestNote, longestReason } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { reportWords, type EditedProps } from '../review-names.ts';
import type { StepDialogProps } from '../steps/next-of.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import { DecisionFacts } from './decision-list.tsx';
import styles from './decision.module.css';

interface RatificationDialogProps extends StepDialogProps {
  /** The decision that was read. */
  readonly decisionId: string;
}

/** Asks an administrator why they ratify a decision that has lost a report since it was made. */
function RatifyWithoutReportsDialog(props: RatificationDialogProps) {
  const { manuscript, decisionId, user, isOpen, onClose } = props;
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'ratification-override' };
  const done = () => {
    forgetText(place);
    onClose();
  };
  const { send, isBusy, problem } = useAct(editorial.ratify, done, { isGoneWhenOvertaken: true });
  const { id: articleId, version } = manuscript;
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, onClose }}
      title={t.ratifyWithoutTitle()}
      label={t.ratifyWithoutReason()}
      description={t.inAuditLog()}
      most={longestReason}
      action={t.ratify()}
      onSend={(overrideReason) =>
        send({ params: { articleId }, body: { version, decisionId, isRatified: true, overrideReason } })
      }
    >
      {t.ratifyWithoutText({ reports: reportWords(manuscript) })}
    </WordsDialog>
  );
}

/** Asks before a first decision is ratified. */
function RatifyDialog({ manuscript, decisionId, isOpen, onClose }: RatificationDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.ratify, onClose, { isGoneWhenOvertaken: true });
  return (
    <ConfirmDialog
      title={t.ratifyTitle()}
      action={t.ratify()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() =>
        send({
          params: { articleId: manuscript.id },
          body: { version: manuscript.version, decisionId, isRatified: true },
        })
      }
    >
      {t.ratifyText()}
    </ConfirmDialog>
  );
}

/** Asks for the remark with which a decision goes back to its editor. */
function SendBackDialog({ manuscript, decisionId, user, isOpen, onClose }: RatificationDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'remark' };
  const done = () => {
    forgetText(place);
    onClose();
  };
  const { send, isBusy, problem } = useAct(editorial.ratify, done, { isGoneWhenOvertaken: true });
  const sendBack = (remark: string) =>
    send({
      params: { articleId: manuscript.id },
      body: { version: manuscript.version, decisionId, isRatified: false, remark },
    });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, onClose }}
      title={t.sendBackTitle()}
      label={t.sendBackRemark()}
      description={t.sendBackRemarkHelp()}
      most={longestNote}
      action={t.sendBack()}
      onSend={sendBack}
    >
      {t.sendBackText()}
    </WordsDialog>
  );
}

/** Asks before a decision is taken back. */
function RetractDialog({ manuscript, decisionId, isOpen, onClose }: RatificationDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.retractDecision, onClose, { isGoneWhenOvertaken: true });
  return (
    <ConfirmDialog
      title={t.retractTitle()}
      action={t.retractDecision()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() =>
        send({ params: { articleId: manuscript.id }, body: { version: manuscript.version, decisionId } })
      }
    >
      {t.retractText()}
    </ConfirmDialog>
  );
}

interface RatificationCardProps extends EditedProps {
  readonly decision: EditorsDecision;
}

/** A first decision with the editor in chief: its email and the two answers. */
export function RatificationCard({ decision, ...props }: RatificationCardProps) {
  const { asked, ask, close } = useAsked<'ratify' | 'send-back' | 'retract'>();
  const { allowed, reports } = props.manuscript;
  const needsReason = props.user.isAdmin && decision.overrideReason === null && reports.in < reports.toDecide;
  const Ratification = needsReason ? RatifyWithoutReportsDialog : RatifyDialog;
  const dialog = asked && { ...props, decisionId: decision.id, isOpen: asked.isOpen, onClose: close };
  return (
    <div className={styles.card}>
      <h3>{allowed.includes('ratify') ? t.toRatify() : t.withChiefTitle()}</h3>
      <DecisionFacts decision={decision} />
      <h4>{t.letterToAuthor()}</h4>
      <p className={styles.letter} dir="auto">
        {decision.letter}
      </p>
      <div className={styles.actions}>
        {allowed.includes('ratify') && <Button onClick={() => ask('ratify')}>{t.ratify()}</Button>}
        {allowed.includes('send-back') && (
          <Button variant="default" onClick={() => ask('send-back')}>
            {t.sendBackWithRemark()}
          </Button>
        )}
        {allowed.includes('retract-decision') && (
          <Button variant="default" onClick={() => ask('retract')}>
            {t.retractDecision()}
          </Button>
        )}
      </div>
      {dialog && asked.what === 'retract' && <RetractDialog key={asked.turn} {...dialog} />}
      {dialog && asked.what === 'ratify' && <Ratification key={asked.turn} {...dialog} />}
      {dialog && asked.what === 'send-back' && <SendBackDialog key={asked.turn} {...dialog} />}
    </div>
  );
}

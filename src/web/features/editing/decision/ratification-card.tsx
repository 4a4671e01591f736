import { Button } from '@mantine/core';
import type { EditorsDecision } from '../../../../contracts/editorial-values.ts';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { DecisionFacts } from './decision-list.tsx';
import styles from './decision.module.css';
import { RatifyDialog, RatifyWithoutReportsDialog, SendBackDialog } from './ratification-dialogs.tsx';

interface RatificationCardProps extends EditedProps {
  readonly decision: EditorsDecision;
}

/** A first decision that waits for the editor in chief, with its letter, and for them the two answers. */
export function RatificationCard({ decision, ...props }: RatificationCardProps) {
  const { asked, ask, close } = useAsked<'ratify' | 'send-back'>();
  const { allowed, reports } = props.manuscript;
  const needsReason = props.user.isAdmin && decision.overrideReason === null && reports.in < reports.needed;
  const Ratification = needsReason ? RatifyWithoutReportsDialog : RatifyDialog;
  const dialog = asked && { ...props, decisionId: decision.id, isOpen: asked.isOpen, onClose: close };
  return (
    <div className={styles.card}>
      <h3>Waits for the editor in chief</h3>
      <DecisionFacts decision={decision} />
      <h4>Letter to the author</h4>
      <p className={styles.letter} dir="auto">
        {decision.letter}
      </p>
      <div className={styles.actions}>
        {allowed.includes('ratify') && <Button onClick={() => ask('ratify')}>Ratify</Button>}
        {allowed.includes('send-back') && (
          <Button variant="default" onClick={() => ask('send-back')}>
            Send back with a remark
          </Button>
        )}
      </div>
      {dialog && asked.what === 'ratify' && <Ratification key={asked.turn} {...dialog} />}
      {dialog && asked.what === 'send-back' && <SendBackDialog key={asked.turn} {...dialog} />}
    </div>
  );
}

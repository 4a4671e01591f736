import {
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconDoorExit,
  IconEye,
  IconMail,
  IconMailX,
} from '@tabler/icons-react';
import type { InvitationState as State } from '../../../../contracts/review-values.ts';
import { invitationNames } from '../review-names.ts';
import styles from './reviewers.module.css';

const icons: Readonly<Record<State, typeof IconMail>> = {
  invited: IconMail,
  accepted: IconEye,
  reported: IconCircleCheck,
  declined: IconCircleX,
  lapsed: IconClockX,
  cancelled: IconMailX,
  recused: IconDoorExit,
};

/** How an invitation stands, as icon and word. */
export function InvitationState({ state }: { state: State }) {
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {invitationNames[state]}
    </span>
  );
}

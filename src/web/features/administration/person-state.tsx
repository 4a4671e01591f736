import { IconBan, IconCircleCheck, IconMailQuestion } from '@tabler/icons-react';
import type { Person } from '../../../contracts/administration.ts';
import styles from './people-panel.module.css';

const states = {
  open: { Icon: IconCircleCheck, word: 'Open' },
  disabled: { Icon: IconBan, word: 'Disabled' },
  unconfirmed: { Icon: IconMailQuestion, word: 'Not confirmed' },
};

function stateOf({ isDisabled, isVerified }: Person): keyof typeof states {
  if (isDisabled) return 'disabled';
  return isVerified ? 'open' : 'unconfirmed';
}

/** Whether the person can log in: an icon and a word. */
export function PersonState({ person }: { person: Person }) {
  const state = stateOf(person);
  const { Icon, word } = states[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {word}
    </span>
  );
}

import { IconInfoCircle } from '@tabler/icons-react';
import styles from './canceled-note.module.css';

/** Why the server led back, in a sentence. */
const reasons: Record<string, string> = {
  'price-mismatch':
    'The price had changed since the page was opened. Choose a pass again to see the price that holds now.',
  'invalid-input': 'The pass that was asked for is not on offer. Choose one of the two below.',
  unavailable: 'The card service did not answer. Nothing was charged. Try again in a few minutes.',
  'state-conflict':
    'A payment of yours is being confirmed. Wait a minute, then look under Manage Purchase before you pay again.',
  'not-signed-in': 'Your login had ended. Nothing was charged. Login, then choose a pass again.',
};

const generalReason =
  'The payment could not be started. Nothing was charged. Try again, or write to us if it happens again.';

/** Tells a buyer who comes back without having paid what happened. */
export function CanceledNote({ reason }: { reason: string | null }) {
  return (
    <div className={styles.note} role="status">
      <IconInfoCircle aria-hidden stroke={1.5} size={22} />
      <div>
        <p>Order canceled -- continue to shop around and checkout when you're ready.</p>
        {reason !== null && <p className={styles.reason}>{reasons[reason] ?? generalReason}</p>}
      </div>
    </div>
  );
}

import { Message } from './message.tsx';
import styles from './reading.module.css';

/** A list that is being read, in its own shape, or why it could not be read. */
export function Reading({ error }: { error: Error | null }) {
  if (error) {
    return (
      <Message kind="bad">
        <p>This could not be read: {error.message}</p>
      </Message>
    );
  }
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">Loading</span>
      <i />
      <i />
      <i />
    </div>
  );
}

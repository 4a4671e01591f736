import * as t from '../../../messages/forms.ts';
import { Message } from './message.tsx';
import styles from './reading.module.css';

/** The placeholder of a list that is loading, or the reason why it failed. */
export function Reading({ error }: { error: Error | null }) {
  if (error) {
    return (
      <Message kind="bad">
        <p>{t.notLoaded({ reason: error.message })}</p>
      </Message>
    );
  }
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{t.loading()}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

import { Checkbox } from '@mantine/core';
import type { Colleague } from '../../../contracts/discussion-values.ts';
import * as t from '../../../messages/discussions.ts';
import styles from './discussions.module.css';
import type { MessageInWork } from './use-message.ts';

interface TellEditorsProps {
  readonly message: MessageInWork;
  readonly colleagues: readonly Colleague[];
}

/** Chooses editors who are told of a message, folded until they are wanted. */
export function TellEditors({ message: { tell, setTell }, colleagues }: TellEditorsProps) {
  if (colleagues.length === 0) return null;
  return (
    <details className={styles.attach}>
      <summary>{tell.length === 0 ? t.tellEditors() : t.editorsToTell({ count: tell.length })}</summary>
      <Checkbox.Group
        label={t.whomToTell()}
        description={t.whomToTellHelp()}
        value={[...tell]}
        onChange={(ids) => setTell(ids)}
      >
        <div className={styles.colleagues}>
          {colleagues.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={<bdi>{name}</bdi>} />
          ))}
        </div>
      </Checkbox.Group>
    </details>
  );
}

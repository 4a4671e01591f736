import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import * as t from '../../../../messages/production.ts';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import styles from './production-screen.module.css';
import type { KeptText } from './text-keeper.ts';

type Choice = 'mine' | 'theirs';

/** The words of a passage, which can be a reference as data. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim();
}

interface ConflictsProps {
  readonly kept: KeptText;
  readonly onChoose: (choices: readonly Choice[]) => void;
}

function Conflicts({ kept: { conflicts, mergedWith }, onChoose }: ConflictsProps) {
  const [choices, setChoices] = useState<readonly Choice[]>(() => conflicts.map(() => 'mine'));
  const name = mergedWith ?? t.someone();
  const choose = (at: number, choice: Choice) => setChoices(choices.map((one, place) => (place === at ? choice : one)));
  return (
    <div className={dialog.body}>
      <p>{t.conflictHelp()}</p>
      {conflicts.map(({ mine, theirs }, at) => (
        // The conflicts of one joining stay in their order.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <fieldset key={at} className={styles.conflict}>
          <legend className="visually-hidden">{t.conflictTitle()}</legend>
          <div>
            <h3>{t.yours()}</h3>
            <p dir="auto">{wordsOf(mine) || '–'}</p>
          </div>
          <div>
            <h3>{t.theirs({ name })}</h3>
            <p dir="auto">{wordsOf(theirs) || '–'}</p>
          </div>
          <SegmentedControl
            fullWidth
            value={choices[at] ?? 'mine'}
            onChange={(value) => choose(at, value === 'theirs' ? 'theirs' : 'mine')}
            data={[
              { value: 'mine', label: t.keepYours() },
              { value: 'theirs', label: t.keepTheirs() },
            ]}
          />
        </fieldset>
      ))}
      <div className={dialog.actions}>
        <Button onClick={() => onChoose(choices)}>{t.applyChoice()}</Button>
      </div>
    </div>
  );
}

/** Asks whose version of a passage to take that two people changed; it closes with the choice alone. */
export function ConflictDialog(props: ConflictsProps) {
  const { conflicts, replaced } = props.kept;
  return (
    <Dialog title={t.conflictTitle()} size="xl" isOpen={conflicts.length > 0} onClose={() => undefined}>
      {conflicts.length > 0 && <Conflicts key={`${replaced} ${conflicts.length}`} {...props} />}
    </Dialog>
  );
}

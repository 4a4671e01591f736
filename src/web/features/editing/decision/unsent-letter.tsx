import { Button } from '@mantine/core';
import { useState } from 'react';
import { forgetText, readKeptText } from '../../../drafts/kept-text.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { decisionPlace } from './decision-places.ts';
import styles from './decision.module.css';

/** A letter that was being typed when somebody else decided, or the manuscript moved on: it is not lost. */
export function UnsentLetter(props: EditedProps) {
  const place = decisionPlace('letter', props);
  const [letter, setLetter] = useState(() => readKeptText(place));
  if (letter === '') return null;
  const forget = () => {
    forgetText(place);
    setLetter('');
  };
  return (
    <Message kind="info">
      <p>A letter of yours was not sent: no decision can be taken now. It is kept in this browser.</p>
      <details className={styles.unsent}>
        <summary>Read your letter</summary>
        <p className={styles.letter} dir="auto">
          {letter}
        </p>
      </details>
      <div className={styles.actions}>
        <CopyButton text={letter} label="Copy it" done="The letter is copied." />
        <Button variant="default" onClick={forget}>
          Forget it
        </Button>
      </div>
    </Message>
  );
}

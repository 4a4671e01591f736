import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { OpenedLetter } from '../../../contracts/outbox.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './outbox.module.css';

const looks = [
  { value: 'text', label: 'Plain text' },
  { value: 'html', label: 'As it arrives' },
];

/** What a message says: as plain text, and as mail programs show it. */
export function LetterText({ letter }: { letter: OpenedLetter }) {
  const [look, setLook] = useState('text');
  return (
    <>
      <SegmentedControl aria-label="How it is shown" data={looks} value={look} onChange={setLook} />
      {look === 'text' ? (
        <div className={styles.text} dir="auto">
          <LinkedText text={letter.text} />
        </div>
      ) : (
        // Nothing in it runs, and nothing in it reaches the page around it.
        <iframe title={`“${letter.subject}” as it arrives`} className={styles.frame} sandbox="" srcDoc={letter.html} />
      )}
    </>
  );
}

import type { ArrivingMail } from '../../../contracts/arriving-mail.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import styles from './arriving-view.module.css';

const looks = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Plain text' },
] as const;
type Look = (typeof looks)[number]['value'];

/** An email as it arrives: its head, and what it says on a desktop, on a phone, and in a program that shows text alone. */
export function ArrivingView({ arriving }: { arriving: ArrivingMail }) {
  const [look, setLook] = useState<Look>('desktop');
  const { from, replyTo, subject, html, text } = arriving;
  return (
    <div className={styles.view}>
      <dl className={styles.head}>
        <dt>From</dt>
        <dd>
          <bdi>{from}</bdi>
        </dd>
        <dt>Answers to</dt>
        <dd>{replyTo}</dd>
        <dt>Subject</dt>
        <dd>
          <bdi>{subject}</bdi>
        </dd>
      </dl>
      <SegmentedControl
        aria-label="How it looks"
        data={[...looks]}
        value={look}
        onChange={(value) => setLook(looks.find((known) => known.value === value)?.value ?? 'desktop')}
      />
      {look === 'text' ? (
        // A long text is scrolled by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.text} tabIndex={0} dir="auto" aria-label="The email as plain text">
          {text}
        </pre>
      ) : (
        // Nothing in it runs, and nothing in it reaches the page around it.
        <iframe
          title="The email as it arrives"
          className={look === 'phone' ? `${styles.frame} ${styles.phone}` : styles.frame}
          sandbox=""
          srcDoc={html}
        />
      )}
    </div>
  );
}

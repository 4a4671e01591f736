import { SegmentedControl } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { ArrivingMail } from '../../../contracts/arriving-mail.ts';
import styles from './arriving-view.module.css';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:)])/;

/** A plain text whose web addresses can be followed. */
function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <a key={place} href={part}>
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}

const looks = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Plain text' },
] as const;
type Look = (typeof looks)[number]['value'];

function ArrivingHead({ arriving: { from, replyTo, subject } }: { arriving: ArrivingMail }) {
  return (
    <dl className={styles.head}>
      <dt>From</dt>
      <dd>
        <bdi>{from}</bdi>
      </dd>
      <dt>Answers to</dt>
      <dd>
        <bdi>{replyTo}</bdi>
      </dd>
      <dt>Subject</dt>
      <dd>
        <bdi>{subject}</bdi>
      </dd>
    </dl>
  );
}

interface ArrivingTextProps {
  readonly arriving: Pick<ArrivingMail, 'subject' | 'html' | 'text'>;
  /** The plain text is where links can be followed. */
  readonly first?: Look;
}

/** What an email says on a desktop, on a phone, and in a program that shows text alone. */
export function ArrivingText({ arriving: { subject, html, text }, first = 'desktop' }: ArrivingTextProps) {
  const [look, setLook] = useState<Look>(first);
  return (
    <div className={styles.view}>
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
          <LinkedText text={text} />
        </pre>
      ) : (
        // Nothing in it runs, and nothing in it reaches the page around it.
        <iframe
          title={`“${subject}” as it arrives`}
          className={look === 'phone' ? `${styles.frame} ${styles.phone}` : styles.frame}
          sandbox=""
          srcDoc={html}
        />
      )}
    </div>
  );
}

/** An email as it arrives: its head, and what it says. */
export function ArrivingView({ arriving }: { arriving: ArrivingMail }) {
  return (
    <div className={styles.view}>
      <ArrivingHead arriving={arriving} />
      <ArrivingText arriving={arriving} />
    </div>
  );
}

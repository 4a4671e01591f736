import { SegmentedControl } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { ArrivingMail } from '../../../contracts/arriving-mail.ts';
import * as t from '../../../messages/forms.ts';
import styles from './arriving-view.module.css';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:)])/;

/** Plain text with links. */
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
  { value: 'desktop', label: t.desktop },
  { value: 'phone', label: t.phone },
  { value: 'text', label: t.plainText },
] as const;
type Look = (typeof looks)[number]['value'];

function ArrivingHead({ arriving: { from, replyTo, subject } }: { arriving: ArrivingMail }) {
  return (
    <dl className={styles.head}>
      <dt>{t.from()}</dt>
      <dd>
        <bdi>{from}</bdi>
      </dd>
      <dt>{t.replyTo()}</dt>
      <dd>
        <bdi>{replyTo}</bdi>
      </dd>
      <dt>{t.subject()}</dt>
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
        aria-label={t.previewAs()}
        data={looks.map(({ value, label }) => ({ value, label: label() }))}
        value={look}
        onChange={(value) => setLook(looks.find((known) => known.value === value)?.value ?? 'desktop')}
      />
      {look === 'text' ? (
        // The keyboard can scroll a long text.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.text} tabIndex={0} dir="auto" aria-label={t.plainTextEmail()}>
          <LinkedText text={text} />
        </pre>
      ) : (
        // The sandbox runs no scripts.
        <iframe
          title={t.emailPreview({ subject })}
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

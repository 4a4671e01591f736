import { IconAlertTriangle, IconFileOff } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import type { PublishedArticle } from '../../../contracts/articles.ts';
import { currentNotice } from '../../../contracts/notices.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import styles from './status-notice.module.css';

/** The paragraphs of a plain text. */
export const Paragraphs = ({ text, className }: { text: string; className?: string | undefined }) =>
  Children.toArray(
    text.split(/\n\s*\n/).map((paragraph) => (
      <p className={className} dir="auto">
        {paragraph}
      </p>
    )),
  );

interface NoticeProps {
  readonly label: string;
  /** An open question, not a finding: it warns, and does not alarm. */
  readonly isConcern?: boolean;
  readonly icon: ReactNode;
  /** What happened, before the day. */
  readonly heading: string;
  readonly day: string;
  readonly reason: string;
  /** What it means for readers. */
  readonly children: ReactNode;
}

function Notice({ label, isConcern = false, icon, heading, day, reason, children }: NoticeProps) {
  return (
    <section className={styles.notice} aria-label={label} data-concern={isConcern || undefined}>
      {icon}
      <div className={styles.words}>
        <p className={styles.heading}>
          {`${heading} `}
          <time dateTime={day}>{formatDay(day)}</time>
        </p>
        <Paragraphs text={reason} className={styles.reason} />
        <p className={styles.what}>
          {children} <Link to={pages.contact.href({ subject: contactSubjects.usual })}>Contact us</Link> with any
          question.
        </p>
      </div>
    </section>
  );
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 28 } as const;

/** The notice above all else: of the withdrawal, the retraction, or an expression of concern that was not lifted. */
export function StatusNotice({ article }: { article: Pick<PublishedArticle, 'withdrawal' | 'corrections'> }) {
  const { withdrawal } = article;
  const current = currentNotice(article.corrections);
  if (withdrawal)
    return (
      <Notice
        label="Notice of withdrawal"
        icon={<IconFileOff {...icon} />}
        heading="Withdrawn on"
        day={withdrawal.withdrawnOn}
        reason={withdrawal.reason}
      >
        This page stays, so that links and references to the article keep leading here. Its text is no longer available.
      </Notice>
    );
  if (current === null) return null;
  const isRetraction = current.kind === 'retraction';
  return (
    <Notice
      label={isRetraction ? 'Notice of retraction' : 'Expression of concern'}
      isConcern={!isRetraction}
      icon={<IconAlertTriangle {...icon} />}
      heading={isRetraction ? 'Retracted on' : 'Expression of concern,'}
      day={current.correctedOn}
      reason={current.notice}
    >
      {isRetraction
        ? 'The article can still be read, but its findings should not be relied on.'
        : 'The article can still be read. This notice stays until the matter is settled.'}
    </Notice>
  );
}

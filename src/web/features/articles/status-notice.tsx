import { IconAlertTriangle, IconFileOff } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import type { PublishedArticle } from '../../../contracts/articles.ts';
import { currentNotice } from '../../../contracts/notices.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
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
  /** A concern is shown as a warning, not as a finding. */
  readonly isConcern?: boolean;
  readonly icon: ReactNode;
  /** What happened, with the day. */
  readonly heading: (values: { day: () => ReactNode }) => ReactNode;
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
        <p className={styles.heading}>{heading({ day: () => <time dateTime={day}>{formatDay(day)}</time> })}</p>
        <Paragraphs text={reason} className={styles.reason} />
        <p className={styles.what}>
          {children}{' '}
          {t.questions({
            link: (text) => <Link to={pages.contact.href({ subject: contactSubjects.usual })}>{text}</Link>,
          })}
        </p>
      </div>
    </section>
  );
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 28 } as const;

/** The notice at the top: withdrawal, retraction, or a concern that was not lifted. */
export function StatusNotice({ article }: { article: Pick<PublishedArticle, 'withdrawal' | 'corrections'> }) {
  const { withdrawal } = article;
  const current = currentNotice(article.corrections);
  if (withdrawal)
    return (
      <Notice
        label={t.withdrawalNotice()}
        icon={<IconFileOff {...icon} />}
        heading={t.withdrawnOn}
        day={withdrawal.withdrawnOn}
        reason={withdrawal.reason}
      >
        {t.withdrawalMeaning()}
      </Notice>
    );
  if (current === null) return null;
  const isRetraction = current.kind === 'retraction';
  return (
    <Notice
      label={isRetraction ? t.retractionNotice() : t.concernNotice()}
      isConcern={!isRetraction}
      icon={<IconAlertTriangle {...icon} />}
      heading={isRetraction ? t.retractedOn : t.concernOn}
      day={current.correctedOn}
      reason={current.notice}
    >
      {isRetraction ? t.retractionMeaning() : t.concernMeaning()}
    </Notice>
  );
}

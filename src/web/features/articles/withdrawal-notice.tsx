import { IconFileOff } from '@tabler/icons-react';
import { Link } from '../../ui/link.tsx';
import type { PublishedArticle } from '../../../contracts/articles.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { formatDay } from '../../ui/format-day.ts';
import styles from './withdrawal-notice.module.css';

interface WithdrawalNoticeProps {
  withdrawal: NonNullable<PublishedArticle['withdrawal']>;
}

/** What stands before all else of a withdrawn article: when and why it was withdrawn, and whom to ask. */
export function WithdrawalNotice({ withdrawal: { withdrawnOn, reason } }: WithdrawalNoticeProps) {
  return (
    <section className={styles.notice} aria-label="Notice of withdrawal">
      <IconFileOff aria-hidden stroke={1.5} size={28} />
      <div className={styles.words}>
        <p className={styles.heading}>
          Withdrawn on <time dateTime={withdrawnOn}>{formatDay(withdrawnOn)}</time>
        </p>
        {reason.split(/\n\s*\n/).map((paragraph, place) => (
          // The paragraphs of a notice never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={place} className={styles.reason} dir="auto">
            {paragraph}
          </p>
        ))}
        <p className={styles.what}>
          This page stays, so that links and references to the article keep leading here. Its text is no longer
          available. <Link to={pages.contact.href({ subject: contactSubjects.usual })}>Contact us</Link> with any
          question.
        </p>
      </div>
    </section>
  );
}

import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { ReviewerCertificate } from '../settings/reviewer-certificate.tsx';
import { ReviewerProfileSection } from '../settings/reviewer-profile-section.tsx';
import { ReviewLists } from './review-list.tsx';
import styles from './review-list.module.css';

/** A reviewer's desk: what is due first, what is done, and what they say of themselves. */
export function ReviewsPanel({ user }: { user: CurrentUser }) {
  return (
    <div className={styles.panel}>
      <ReviewLists />
      <ReviewerProfileSection key={user.id} />
      <ReviewerCertificate />
    </div>
  );
}

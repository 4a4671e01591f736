import { Link } from 'react-router';
import { draftTitle } from './draft-words.ts';
import styles from './other-drafts.module.css';
import { useDrafts } from './use-drafts.ts';
import { newSubmission, wizardAddress } from './wizard-address.ts';

/** The submissions that are being prepared beside this one, and the way to begin another. */
export function OtherDrafts({ userId, awsId }: { userId: string; awsId: string }) {
  const others = useDrafts(userId).filter((draft) => draft.awsId !== awsId);
  return (
    <nav className={styles.others} aria-label="Your drafts">
      {others.length > 0 && (
        <>
          <h3>Other drafts</h3>
          <ul>
            {others.slice(0, 5).map((draft) => (
              <li key={draft.awsId}>
                <Link to={wizardAddress(draft.awsId)}>
                  <bdi>{draftTitle(draft)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={wizardAddress(newSubmission)}>Start another submission</Link>
    </nav>
  );
}

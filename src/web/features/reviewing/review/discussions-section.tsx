import * as t from '../../../../messages/discussions.ts';
import { DiscussionList } from '../../discussions/discussion-list.tsx';
import { discussionsAnchor, type Place } from '../../discussions/place.ts';
import styles from './review-screen.module.css';

/** What a reviewer discusses with the editors. */
export const DiscussionsSection = ({ userId, place }: { userId: string; place: Place }) => (
  <section className={styles.section} aria-labelledby={discussionsAnchor}>
    <h2 id={discussionsAnchor}>{t.discussions()}</h2>
    <DiscussionList userId={userId} place={place} />
  </section>
);

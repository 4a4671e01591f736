import * as t from '../../../messages/discussions.ts';
import { DiscussionList } from '../discussions/discussion-list.tsx';
import { discussionsAnchor } from '../discussions/place.ts';
import styles from './decision-list.module.css';

/** What an author discusses with the editors. */
export const DiscussionsSection = ({ userId, articleId }: { userId: string; articleId: string }) => (
  <section className={styles.list} aria-labelledby={discussionsAnchor}>
    <h2 id={discussionsAnchor} className={styles.title}>
      {t.discussions()}
    </h2>
    <DiscussionList userId={userId} place={{ articleId }} />
  </section>
);

import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { FollowedManuscript } from '../../../../contracts/revisions.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { revisionAnchor } from '../revision-anchor.ts';
import { RevisionForm } from './revision-form.tsx';
import styles from './revision.module.css';

interface RevisionSectionProps {
  readonly user: CurrentUser;
  readonly manuscript: FollowedManuscript;
}

/** The revision that a decision asks for. */
export function RevisionSection({ user, manuscript: followed }: RevisionSectionProps) {
  const { id, round, dueOn } = followed;
  const { data: manuscript, error } = useCall(manuscripts.single, { params: { articleId: id } });
  return (
    <section id={revisionAnchor} tabIndex={-1} className={styles.section} aria-labelledby="your-revision">
      <div className={styles.head}>
        <h2 id="your-revision" className={styles.title}>
          Your revision
        </h2>
        {dueOn !== null && <p className={styles.lead}>Please submit it by {formatDay(dueOn)}.</p>}
      </div>
      {manuscript ? (
        <RevisionForm key={round} user={user} followed={followed} manuscript={manuscript} />
      ) : (
        <Reading error={error} />
      )}
    </section>
  );
}

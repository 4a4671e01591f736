import type { FollowedManuscript } from '../../../contracts/revisions.ts';
import { formatDay } from '../../ui/format-day.ts';
import { FileLinks } from '../manuscripts/file-links.tsx';
import { VersionFold } from '../manuscripts/versions/version-history.tsx';
import styles from './course-aside.module.css';
import { turnTitle } from './turn-words.ts';

/** How the manuscript came to where it stands, by days. */
function Timeline({ manuscript }: { manuscript: FollowedManuscript }) {
  const { steps, turn } = manuscript;
  return (
    <ol className={styles.steps}>
      {steps.map(({ on, what }, place) => (
        // Steps are only ever added, at the end.
        // oxlint-disable-next-line react/no-array-index-key -- the same may happen twice on a day
        <li key={place}>
          <time dateTime={on}>{formatDay(on)}</time>
          <span>{what}</span>
        </li>
      ))}
      {turn !== null && (
        <li aria-current="step" className={styles.now}>
          <span className={styles.when}>Now</span>
          <span>{turnTitle(manuscript)}</span>
        </li>
      )}
    </ol>
  );
}

/** Beside the course: what has happened so far, and the files and versions. */
export function CourseAside({ manuscript }: { manuscript: FollowedManuscript }) {
  const { id, version, files } = manuscript;
  return (
    <aside className={styles.aside} aria-label="What has happened, and the files">
      <section>
        <h2>What has happened</h2>
        <Timeline manuscript={manuscript} />
      </section>
      <section>
        <h2>Files</h2>
        <FileLinks isDetailed files={files} />
        <VersionFold articleId={id} version={version} />
      </section>
    </aside>
  );
}

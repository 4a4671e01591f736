import type { FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import { formatDay } from '../../ui/format-day.ts';
import { FileLinks } from '../manuscripts/file-links.tsx';
import { VersionFold } from '../manuscripts/versions/version-history.tsx';
import styles from './course-aside.module.css';
import { turnTitle } from './turn-words.ts';

/** The manuscript's history, by day. */
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
          <span className={styles.when}>{t.now()}</span>
          <span>{turnTitle(manuscript)}</span>
        </li>
      )}
    </ol>
  );
}

/** The history, the files and the versions, beside the course. */
export function CourseAside({ manuscript }: { manuscript: FollowedManuscript }) {
  const { id, version, files } = manuscript;
  return (
    <aside className={styles.aside} aria-label={t.historyAndFiles()}>
      <section>
        <h2>{t.history()}</h2>
        <Timeline manuscript={manuscript} />
      </section>
      <section>
        <h2>{t.files()}</h2>
        <FileLinks isDetailed files={files} />
        <VersionFold articleId={id} version={version} />
      </section>
    </aside>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import { formatDay } from '../../ui/format-day.ts';
import fold from '../../ui/fold.module.css';
import { wideScreen } from '../../ui/wide-screen.ts';
import { FileLinks } from '../manuscripts/file-links.tsx';
import { VersionFold } from '../manuscripts/versions/version-history.tsx';
import { WithdrawDialog } from './author-dialogs.tsx';
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

/** Stands last: few authors need it. */
function Withdrawing({ manuscript }: { manuscript: FollowedManuscript }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.withdraw}>
      <Button variant="subtle" size="md" color="var(--bad)" c="var(--bad)" onClick={() => setAsking(true)}>
        {t.withdraw()}
      </Button>
      <WithdrawDialog manuscript={manuscript} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

/** The history, the files, the versions and the way out, beside the course. */
export function CourseAside({ manuscript }: { manuscript: FollowedManuscript }) {
  const { id, version, files, allowed } = manuscript;
  const [isOpen] = useState(() => matchMedia(wideScreen).matches);
  return (
    <aside className={styles.aside} aria-label={t.historyAndFiles()}>
      <section>
        <details open={isOpen}>
          <summary className={fold.summary}>
            <h2>{t.history()}</h2>
          </summary>
          <div className={fold.contents}>
            <Timeline manuscript={manuscript} />
          </div>
        </details>
      </section>
      <section>
        <h2>{t.files()}</h2>
        <FileLinks isDetailed files={files} />
        <VersionFold articleId={id} version={version} />
      </section>
      {allowed.includes('withdraw') && <Withdrawing manuscript={manuscript} />}
    </aside>
  );
}

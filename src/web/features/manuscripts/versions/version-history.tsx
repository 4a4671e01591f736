import { useState } from 'react';
import type { ManuscriptVersion } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { FileLinks } from '../file-links.tsx';
import { AuthorNames } from '../manuscript-heading.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import { versionChanges } from './version-changes.ts';
import styles from './version-history.module.css';

interface VersionFoldProps {
  readonly articleId: string;
  /** How many there are. */
  readonly version: number;
}

/** The versions of a manuscript, folded in and read when they are wanted; nothing where there is one only. */
export function VersionFold({ articleId, version }: VersionFoldProps) {
  const [isOpen, setOpen] = useState(false);
  if (version < 2) return null;
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All {version} versions, with what changed and earlier decisions</summary>
      {isOpen && <VersionHistory articleId={articleId} />}
    </details>
  );
}

const outcomes = {
  accepted: 'Accepted',
  rejected: 'Rejected',
  returned: 'Returned',
  'revision-requested': 'Revision requested',
} as const;

function outcomeOf({ outcome, decidedAt }: ManuscriptVersion): string {
  if (outcome === null) return 'Not decided';
  return decidedAt === null ? outcomes[outcome] : `${outcomes[outcome]} ${formatMoment(new Date(decidedAt))}`;
}

function ChangesSince({ version, before }: { version: ManuscriptVersion; before: ManuscriptVersion | undefined }) {
  if (!before) return null;
  const changes = versionChanges(before, version);
  return (
    <p className={styles.changes}>
      {changes.length === 0
        ? `The same as version ${before.version}`
        : `Since version ${before.version}: ${changes.join(', ').toLowerCase()}`}
    </p>
  );
}

function Contents({ version }: { version: ManuscriptVersion }) {
  return (
    <details>
      <summary>
        Read what was sent<span className="visually-hidden"> as version {version.version}</span>
      </summary>
      <dl className={styles.contents}>
        <dt>Title</dt>
        <dd dir="auto">{version.articleTitle}</dd>
        <dt>Abstract</dt>
        <dd dir="auto" className={styles.abstract}>
          {version.articleAbstract}
        </dd>
        <dt>Keywords</dt>
        <dd dir="auto">{version.articleKeywords.length > 0 ? version.articleKeywords.join(', ') : 'None given'}</dd>
        <dt>Authors</dt>
        <dd>
          <AuthorNames authors={version.articleAuthors} />
        </dd>
      </dl>
    </details>
  );
}

/** Versions as they were submitted, the newest first, with what changed and what was decided. */
export function VersionList({ versions }: { versions: readonly ManuscriptVersion[] }) {
  return (
    <ol className={styles.versions} reversed>
      {versions.map((version, place) => (
        <li key={version.version}>
          <h3 className={styles.title}>Version {version.version}</h3>
          <p className={styles.facts}>
            Submitted {formatMoment(new Date(version.submittedAt))} · {outcomeOf(version)}
          </p>
          <ChangesSince version={version} before={versions[place + 1]} />
          <RejectionNote rejection={version} />
          <FileLinks isDetailed files={version.files} />
          <Contents version={version} />
        </li>
      ))}
    </ol>
  );
}

/** Every version of a manuscript, read for whoever may see them. */
export function VersionHistory({ articleId }: { articleId: string }) {
  const { data, error } = useCall(manuscripts.versions, { params: { articleId } });
  if (!data) return <Reading error={error} />;
  return <VersionList versions={data} />;
}

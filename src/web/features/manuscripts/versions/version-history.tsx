import { useState } from 'react';
import type { ManuscriptVersion } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
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

/** The versions of a manuscript, folded, and loaded when opened; nothing if there is only one. */
export function VersionFold({ articleId, version }: VersionFoldProps) {
  const [isOpen, setOpen] = useState(false);
  if (version < 2) return null;
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.versionsFold({ count: version })}</summary>
      {isOpen && <VersionHistory articleId={articleId} />}
    </details>
  );
}

const outcomes = {
  accepted: t.outcomeAccepted,
  rejected: t.outcomeRejected,
  returned: t.outcomeReturned,
  'revision-requested': t.outcomeRevision,
} as const;

function outcomeOf({ outcome, decidedAt }: ManuscriptVersion): string {
  if (outcome === null) return t.decisionPending();
  const words = outcomes[outcome]();
  return decidedAt === null ? words : t.outcomeAt({ outcome: words, moment: formatMoment(new Date(decidedAt)) });
}

function ChangesSince({ version, before }: { version: ManuscriptVersion; before: ManuscriptVersion | undefined }) {
  if (!before) return null;
  const changes = versionChanges(before, version);
  return (
    <p className={styles.changes}>
      {changes.length === 0
        ? t.sameAsVersion({ version: before.version })
        : t.sinceVersion({ version: before.version, changes: changes.join(', ').toLowerCase() })}
    </p>
  );
}

function Contents({ version }: { version: ManuscriptVersion }) {
  return (
    <details>
      <summary>{t.viewSubmission({ version: version.version, hidden })}</summary>
      <dl className={styles.contents}>
        <dt>{common.title()}</dt>
        <dd dir="auto">{version.articleTitle}</dd>
        <dt>{common.abstract()}</dt>
        <dd dir="auto" className={styles.abstract}>
          {version.articleAbstract}
        </dd>
        <dt>{t.keywords()}</dt>
        <dd dir="auto">{version.articleKeywords.length > 0 ? version.articleKeywords.join(', ') : t.noKeywords()}</dd>
        <dt>{t.authors()}</dt>
        <dd>
          <AuthorNames authors={version.articleAuthors} />
        </dd>
      </dl>
    </details>
  );
}

/** The submitted versions, newest first, with changes and decisions. */
export function VersionList({ versions }: { versions: readonly ManuscriptVersion[] }) {
  return (
    <ol className={styles.versions} reversed>
      {versions.map((version, place) => (
        <li key={version.version}>
          <h3 className={styles.title}>{t.versionNumber({ version: version.version })}</h3>
          <p className={styles.facts}>
            {t.submittedAt({ moment: formatMoment(new Date(version.submittedAt)), outcome: outcomeOf(version) })}
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

/** Every version of a manuscript. */
export function VersionHistory({ articleId }: { articleId: string }) {
  const { data, error } = useCall(manuscripts.versions, { params: { articleId } });
  if (!data) return <Reading error={error} />;
  return <VersionList versions={data} />;
}

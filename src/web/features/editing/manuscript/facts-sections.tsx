import { Link } from 'react-router';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as comparing from '../../../../messages/comparing.ts';
import * as t from '../../../../messages/editing.ts';
import { ComesBack } from '../../../ui/comes-back.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { classFacts } from '../../manuscripts/class-facts.ts';
import { FileLinks } from '../../manuscripts/file-links.tsx';
import { AuthorNames } from '../../manuscripts/manuscript-heading.tsx';
import { VersionList } from '../../manuscripts/versions/version-history.tsx';
import type { EditedProps } from '../review-names.ts';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';

/** What an author confirmed of the journal's checklist. */
function Confirmed({ statements }: { statements: readonly string[] }) {
  if (statements.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{t.confirmedStatements({ count: statements.length })}</summary>
      <ul>
        {statements.map((statement) => (
          <li key={statement} dir="auto">
            {statement}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The journal, the number and the age of a manuscript. */
export function DetailsSection({ manuscript }: EditedProps) {
  const { manuscriptNumber, journalTitle, receivedOn, round, version, specialReview, authorComesBack } = manuscript;
  const facts = [
    [common.journal(), journalTitle],
    ...classFacts(manuscript),
    [t.number(), manuscriptNumber],
    [t.received(), formatDay(receivedOn)],
    [t.statusRound(), (specialReview ? t.roundVersionSpecial : t.roundVersion)({ round, version })],
  ] as const;
  return (
    <EditedSection id="details" title={t.sectionDetails()} manuscript={manuscript}>
      <dl className={styles.details}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {authorComesBack !== null && (
          <div>
            <dt>{t.submittingAuthor()}</dt>
            <dd>
              <ComesBack mark={authorComesBack} />
            </dd>
          </div>
        )}
      </dl>
      <Confirmed statements={manuscript.confirmedStatements} />
    </EditedSection>
  );
}

/** The authors, whom the reviewers do not know. */
export function AuthorsSection({ manuscript }: EditedProps) {
  const { articleAuthors, submittedBy } = manuscript;
  return (
    <EditedSection
      id="authors"
      title={t.sectionAuthors()}
      lead={t.hiddenAuthors({ count: articleAuthors.length })}
      manuscript={manuscript}
    >
      <p className={styles.soft}>{t.submittedBy({ name: submittedBy, bdi })}</p>
      <AuthorNames authors={articleAuthors} />
    </EditedSection>
  );
}

const copyWords = { none: t.copiesLater, pending: t.copiesPending } as const;

function ReviewCopies({ manuscript: { reviewCopies, reviewCopiesState: state } }: { manuscript: EditorsManuscript }) {
  const isSaid = state === 'pending' || (state === 'none' && reviewCopies.length === 0);
  return (
    <>
      <h3>{t.reviewerCopies()}</h3>
      {isSaid && <p className={styles.soft}>{copyWords[state]()}</p>}
      {reviewCopies.length > 0 && (
        <FileLinks isDetailed files={reviewCopies.map((file) => ({ ...file, slot: null }))} />
      )}
    </>
  );
}

/** The author's files, and the copies that reviewers read. */
export function FilesSection({ manuscript }: EditedProps) {
  const { files, reviewCopies, reviewCopiesState } = manuscript;
  const isBroken = reviewCopiesState === 'failed';
  return (
    <EditedSection
      id="files"
      title={t.sectionFiles()}
      lead={isBroken ? t.copiesFailed() : t.filesLead({ count: files.length, copies: reviewCopies.length })}
      manuscript={manuscript}
    >
      <div className={styles.contents}>
        <h3>{t.authorFiles()}</h3>
        <FileLinks isDetailed files={files} />
        <ReviewCopies manuscript={manuscript} />
      </div>
    </EditedSection>
  );
}

/** Every submitted version, with its changes. */
export function VersionsSection({ manuscript }: EditedProps) {
  const { id, versions } = manuscript;
  return (
    <EditedSection
      id="versions"
      title={t.sectionVersions()}
      lead={t.versionsLead({ count: versions.length })}
      manuscript={manuscript}
    >
      <p>
        <Link to={pages.compareVersions.href({ articleId: id })}>{comparing.compareTexts()}</Link>
      </p>
      <VersionList versions={versions} />
    </EditedSection>
  );
}

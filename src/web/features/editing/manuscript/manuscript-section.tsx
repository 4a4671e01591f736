import { useMediaQuery } from '@mantine/hooks';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { useCall } from '../../../api/use-call.ts';
import { ComesBack } from '../../../ui/comes-back.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import { FileLinks } from '../../manuscripts/file-links.tsx';
import { AuthorNames } from '../../manuscripts/manuscript-heading.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import type { EditedProps } from '../review-names.ts';
import { EditedSection, wideScreen } from './edited-section.tsx';
import styles from './edited.module.css';

const copyWords = {
  none: t.copiesLater,
  pending: t.copiesPending,
  failed: t.copiesFailed,
} as const;

function ReviewCopies({ manuscript: { reviewCopies, reviewCopiesState } }: { manuscript: EditorsManuscript }) {
  return (
    <>
      {reviewCopiesState !== 'ready' && <p className={styles.soft}>{copyWords[reviewCopiesState]()}</p>}
      {reviewCopies.length > 0 && (
        <FileLinks isDetailed files={reviewCopies.map((file) => ({ ...file, slot: null }))} />
      )}
    </>
  );
}

function Contents({ manuscript }: { manuscript: EditorsManuscript }) {
  const { articleAbstract, articleKeywords, articleAuthors, files, submittedBy, authorComesBack } = manuscript;
  return (
    <div className={styles.contents}>
      <h3>{common.abstract()}</h3>
      <p dir="auto" className={styles.abstract}>
        {articleAbstract}
      </p>
      <h3>{t.keywords()}</h3>
      <p dir="auto">{articleKeywords.length > 0 ? articleKeywords.join(', ') : t.noKeywords()}</p>
      <h3>{t.authorFiles()}</h3>
      <FileLinks isDetailed files={files} />
      <h3>{t.reviewerCopies()}</h3>
      <ReviewCopies manuscript={manuscript} />
      {authorComesBack !== null && (
        <>
          <h3>{t.submittingAuthor()}</h3>
          <ComesBack mark={authorComesBack} />
        </>
      )}
      <details className={styles.fold}>
        <summary>{t.hiddenAuthors({ count: articleAuthors.length })}</summary>
        <p className={styles.soft}>{t.submittedBy({ name: submittedBy, bdi })}</p>
        <AuthorNames authors={articleAuthors} />
      </details>
    </div>
  );
}

const contentsWords = ({ version, files }: EditorsManuscript) => t.manuscriptLead({ count: files.length, version });

/** The submitted manuscript, with its PDF beside it on a wide screen. */
export function ManuscriptSection({ manuscript }: EditedProps) {
  const { refetch } = useCall(editorial.single, { params: { articleId: manuscript.id } });
  const isWide = useMediaQuery(wideScreen, false, { getInitialValueInEffect: false });
  const pdf = manuscript.files.find(
    ({ slot, mediaType }) => slot === manuscriptSlot && mediaType === 'application/pdf',
  );
  return (
    <EditedSection
      id="manuscript"
      title={t.sectionManuscript()}
      lead={contentsWords(manuscript)}
      manuscript={manuscript}
    >
      <div className={styles.columns} data-alone={!pdf || undefined}>
        <Contents manuscript={manuscript} />
        {pdf && isWide && (
          <div className={styles.pdf}>
            <div className={styles.pdfFrame}>
              <PdfViewer key={pdf.url} address={pdf.url} fileName={pdf.name} onRefused={() => void refetch()} />
            </div>
          </div>
        )}
      </div>
    </EditedSection>
  );
}

import { useMediaQuery } from '@mantine/hooks';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { useCall } from '../../../api/use-call.ts';
import { ComesBack } from '../../../ui/comes-back.tsx';
import { FileLinks } from '../../manuscripts/file-links.tsx';
import { AuthorNames } from '../../manuscripts/manuscript-heading.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import type { EditedProps } from '../review-names.ts';
import { EditedSection, wideScreen } from './edited-section.tsx';
import styles from './edited.module.css';

const copyWords = {
  none: 'Made when the manuscript goes to review.',
  pending: 'Being made. Reviewers get them as soon as they are ready.',
  failed: 'One or more could not be made. Return the manuscript, and ask for files that open.',
} as const;

function ReviewCopies({ manuscript: { reviewCopies, reviewCopiesState } }: { manuscript: EditorsManuscript }) {
  return (
    <>
      {reviewCopiesState !== 'ready' && <p className={styles.soft}>{copyWords[reviewCopiesState]}</p>}
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
      <h3>Abstract</h3>
      <p dir="auto" className={styles.abstract}>
        {articleAbstract}
      </p>
      <h3>Keywords</h3>
      <p dir="auto">{articleKeywords.length > 0 ? articleKeywords.join(', ') : 'None given'}</p>
      <h3>Files of the author</h3>
      <FileLinks isDetailed files={files} />
      <h3>Copies for reviewers</h3>
      <ReviewCopies manuscript={manuscript} />
      {authorComesBack !== null && (
        <>
          <h3>The submitting author</h3>
          <ComesBack mark={authorComesBack} />
        </>
      )}
      <details className={styles.fold}>
        <summary>
          {articleAuthors.length === 1 ? '1 author' : `${articleAuthors.length} authors`}, hidden from reviewers
        </summary>
        <p className={styles.soft}>
          Submitted by <bdi>{submittedBy}</bdi>
        </p>
        <AuthorNames authors={articleAuthors} />
      </details>
    </div>
  );
}

const contentsWords = ({ version, files }: EditorsManuscript) =>
  `Abstract and ${files.length === 1 ? '1 file' : `${files.length} files`} of version ${version}`;

/** What was submitted, with its PDF beside it on a wide screen. */
export function ManuscriptSection({ manuscript }: EditedProps) {
  const { refetch } = useCall(editorial.single, { params: { articleId: manuscript.id } });
  const isWide = useMediaQuery(wideScreen, false, { getInitialValueInEffect: false });
  const pdf = manuscript.files.find(
    ({ slot, mediaType }) => slot === manuscriptSlot && mediaType === 'application/pdf',
  );
  return (
    <EditedSection id="manuscript" title="Manuscript" lead={contentsWords(manuscript)} manuscript={manuscript}>
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

import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import type { NeutralFile } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as common from '../../../../messages/common.ts';
import * as comparing from '../../../../messages/comparing.ts';
import * as t from '../../../../messages/reviewing.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useLookingAgain } from '../../../ui/use-looking-again.ts';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import styles from './review-screen.module.css';

interface ReviewFilesProps {
  readonly review: ReviewersManuscript;
  readonly onLook: () => void;
}

const isPdf = ({ mediaType }: NeutralFile) => mediaType === 'application/pdf';

/** The anonymised files; a PDF can be read in the page. */
export function ReviewFiles({ review, onLook }: ReviewFilesProps) {
  const { files, isPreparing, state, invitationId, allowed } = review;
  const [chosen, setChosen] = useState<string | null>(null);
  const isPhone = useIsPhone();
  useLookingAgain(isPreparing, onLook);
  if (state !== 'accepted' && state !== 'reported') return null;
  // A phone has no room beside the report: there, the manuscript opens when asked for.
  const shown = files.find(({ url }) => url === chosen) ?? (isPhone ? undefined : files.find(isPdf));
  return (
    <section className={`${styles.section} ${styles.reading}`} aria-labelledby="files">
      <h2 id="files">{common.manuscript()}</h2>
      <p role="status" className={styles.note}>
        {isPreparing ? t.preparingFiles() : ''}
      </p>
      {!isPreparing && files.length === 0 && <p>{t.filesUnavailable()}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.url}>
            <IconFileText aria-hidden stroke={1.5} size={20} />
            <a href={file.url} target="_blank" rel="noreferrer">
              {t.fileLink({ name: file.name, hidden })}
            </a>
            <span className={styles.size}>{formatSize(file.size)}</span>
            {isPdf(file) && file !== shown && (
              <Button variant="default" size="compact-md" onClick={() => setChosen(file.url)}>
                {t.readHere({ name: file.name, hidden })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {allowed.includes('compare') && (
        <p>
          <Link to={pages.changesSinceReview.href({ invitationId })}>{comparing.seeChangesSinceReport()}</Link>
        </p>
      )}
      {shown && isPdf(shown) && (
        <div className={styles.viewer}>
          <PdfViewer key={shown.url} address={shown.url} fileName={shown.name} onRefused={onLook} />
        </div>
      )}
    </section>
  );
}

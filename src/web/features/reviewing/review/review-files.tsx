import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NeutralFile } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import styles from './review-screen.module.css';

interface ReviewFilesProps {
  readonly review: ReviewersManuscript;
  readonly onLook: () => void;
}

const everyFewSeconds = 4000;
const isPdf = ({ mediaType }: NeutralFile) => mediaType === 'application/pdf';

/** Looks again until the copies for reviewers are made. */
function useLookingAgain(isPreparing: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(() => look(), everyFewSeconds);
    return () => clearInterval(timer);
  }, [isPreparing]);
}

/** The copies that reviewers get, under neutral names; a PDF can be read here. */
export function ReviewFiles({ review: { files, isPreparing, state }, onLook }: ReviewFilesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  useLookingAgain(isPreparing, onLook);
  if (state !== 'accepted' && state !== 'reported') return null;
  const shown = files.find(({ url }) => url === chosen) ?? files.find(isPdf);
  return (
    <section className={`${styles.section} ${styles.reading}`} aria-labelledby="files">
      <h2 id="files">Manuscript</h2>
      <p role="status" className={styles.note}>
        {isPreparing ? 'The files are being made ready for review. They appear here in a moment.' : ''}
      </p>
      {!isPreparing && files.length === 0 && (
        <p>The files cannot be shown at present. Please come back later, or write to us.</p>
      )}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.url}>
            <IconFileText aria-hidden stroke={1.5} size={20} />
            <a href={file.url} target="_blank" rel="noreferrer">
              {file.name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <span className={styles.size}>{formatSize(file.size)}</span>
            {isPdf(file) && file !== shown && (
              <Button variant="default" size="compact-md" onClick={() => setChosen(file.url)}>
                Read here<span className="visually-hidden">: {file.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown && isPdf(shown) && (
        <div className={styles.viewer}>
          <PdfViewer key={shown.url} address={shown.url} fileName={shown.name} onRefused={onLook} />
        </div>
      )}
    </section>
  );
}

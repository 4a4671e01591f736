import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NeutralFile } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import styles from './review-screen.module.css';

interface ReviewFilesProps {
  readonly review: ReviewersManuscript;
  readonly onLook: () => void;
}

const everyFewSeconds = 4000;
const isPdf = ({ mediaType }: NeutralFile) => mediaType === 'application/pdf';

/** Polls until the copies for reviewers are ready. */
function useLookingAgain(isPreparing: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(() => look(), everyFewSeconds);
    return () => clearInterval(timer);
  }, [isPreparing]);
}

/** The anonymised files; a PDF can be read in the page. */
export function ReviewFiles({ review: { files, isPreparing, state }, onLook }: ReviewFilesProps) {
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
      {shown && isPdf(shown) && (
        <div className={styles.viewer}>
          <PdfViewer key={shown.url} address={shown.url} fileName={shown.name} onRefused={onLook} />
        </div>
      )}
    </section>
  );
}

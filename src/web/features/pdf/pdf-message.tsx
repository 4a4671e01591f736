import type { ReactNode } from 'react';
import button from '../../ui/button.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import { wordsOfFailure, type PdfFailure } from './pdf-failure.ts';
import styles from './pdf-message.module.css';

type PdfMessageProps =
  | { children: ReactNode; kind?: undefined }
  | { kind: PdfFailure; address: string; onRetry: () => void };

/** What stands in the frame while there is no page to see. */
export function PdfMessage(props: PdfMessageProps) {
  if (props.kind === undefined) return <div className={styles.message}>{props.children}</div>;
  const { title, advice } = wordsOfFailure(props.kind);
  return (
    <div className={styles.message} role="alert">
      <h2>{title}</h2>
      <p>{advice}</p>
      <p className={styles.actions}>
        {props.kind === 'withdrawn' ? (
          <RetryLink label="Read the page again" />
        ) : (
          <>
            <button type="button" className={button.primary} onClick={props.onRetry}>
              Try again
            </button>
            <a href={props.address} target="_blank" rel="noreferrer">
              Open the file itself
            </a>
          </>
        )}
      </p>
    </div>
  );
}

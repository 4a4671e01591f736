import type { ReactNode } from 'react';
import button from '../../ui/button.module.css';
import { RetryLink } from '../../ui/retry-link.tsx';
import styles from './pdf-message.module.css';

/** Why a PDF is not shown: no viewer, a bad or locked file, a refusal, a withdrawn article, no file, no answer. */
export type PdfFailure = 'viewer' | 'damaged' | 'locked' | 'refused' | 'withdrawn' | 'missing' | 'unreachable';

const statusOf = (error: object): number | null =>
  'status' in error && typeof error.status === 'number' ? error.status : null;

/** What an error of the PDF library means for a reader. */
export function pdfFailureOf(error: unknown): PdfFailure {
  if (!(error instanceof Error)) return 'unreachable';
  const status = statusOf(error);
  if (status === 401 || status === 402 || status === 403) return 'refused';
  if (status === 410) return 'withdrawn';
  if (status === 404) return 'missing';
  if (error.name === 'PasswordException') return 'locked';
  if (error.name === 'InvalidPDFException' || error.name === 'FormatError') return 'damaged';
  return 'unreachable';
}

const words: Record<PdfFailure, { title: string; advice: string }> = {
  viewer: {
    title: 'The viewer could not be loaded',
    advice: 'Check your connection and try again, or open the file itself.',
  },
  damaged: {
    title: 'This PDF cannot be shown here',
    advice: 'The file seems to be damaged. Your own PDF program may still be able to read it.',
  },
  locked: {
    title: 'This PDF asks for a password',
    advice: 'It cannot be shown here. Your own PDF program can ask you for the password.',
  },
  refused: {
    title: 'The PDF was not handed out',
    advice: 'Your pass or your sign-in may have ended a moment ago. Try again, or open the file itself.',
  },
  withdrawn: {
    title: 'This article has been withdrawn',
    advice: 'That came about a moment ago. The page, read again, says when and why.',
  },
  missing: { title: 'The PDF is not there', advice: 'It may just have been replaced. Try again in a moment.' },
  unreachable: {
    title: 'The PDF could not be loaded',
    advice: 'Check your connection and try again, or open the file itself.',
  },
};

/** The failure in words: what happened, and what to do. */
const wordsOfFailure = (failure: PdfFailure) => words[failure];

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

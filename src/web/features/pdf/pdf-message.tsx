import type { ReactNode } from 'react';
import type { PlainMessage } from '../../../messages/message.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/pdf.ts';
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

const words: Record<PdfFailure, { title: PlainMessage; advice: PlainMessage }> = {
  viewer: { title: t.viewerTitle, advice: t.viewerAdvice },
  damaged: { title: t.damagedTitle, advice: t.damagedAdvice },
  locked: { title: t.lockedTitle, advice: t.lockedAdvice },
  refused: { title: t.refusedTitle, advice: t.refusedAdvice },
  withdrawn: { title: t.withdrawnTitle, advice: t.withdrawnAdvice },
  missing: { title: t.missingTitle, advice: t.missingAdvice },
  unreachable: { title: t.unreachableTitle, advice: t.unreachableAdvice },
};

type PdfMessageProps =
  | { children: ReactNode; kind?: undefined }
  | { kind: PdfFailure; address: string; onRetry: () => void };

/** A message in place of the pages. */
export function PdfMessage(props: PdfMessageProps) {
  if (props.kind === undefined) return <div className={styles.message}>{props.children}</div>;
  const { title, advice } = words[props.kind];
  return (
    <div className={styles.message} role="alert">
      <h2>{title()}</h2>
      <p>{advice()}</p>
      <p className={styles.actions}>
        {props.kind === 'withdrawn' ? (
          <RetryLink label={t.reloadPage()} />
        ) : (
          <>
            <button type="button" className={button.primary} onClick={props.onRetry}>
              {common.tryAgain()}
            </button>
            <a href={props.address} target="_blank" rel="noreferrer">
              {t.openFile()}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

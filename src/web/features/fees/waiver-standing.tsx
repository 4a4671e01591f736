import type { WaiverRequest } from '../../../contracts/fees.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './fee-reduction.module.css';

function outcomeOf({ state, percentAsked, grantedPercent, requestedAt }: WaiverRequest): string {
  switch (state) {
    case 'waiting':
      return `On ${formatDay(requestedAt)} you asked for a reduction of ${percentAsked} %. We answer by email. Nothing is due until then.`;
    case 'granted':
      return `You asked for ${percentAsked} %, and we have reduced the fee by ${grantedPercent ?? 0} %.`;
    case 'refused':
      return `You asked for ${percentAsked} %. We are sorry that we cannot grant it.`;
  }
}

const kinds = { waiting: 'info', granted: 'good', refused: 'info' } as const;

/** How the last request of the author stands, with their own words and the answer. */
export function WaiverStanding({ request }: { request: WaiverRequest }) {
  const { state, answer, justification } = request;
  return (
    <>
      <Message kind={kinds[state]}>
        <p>{outcomeOf(request)}</p>
        {answer !== null && (
          <blockquote className={styles.words}>
            <bdi>{answer}</bdi>
          </blockquote>
        )}
      </Message>
      {state === 'waiting' && (
        <details className={styles.asking}>
          <summary>What you wrote</summary>
          <blockquote className={styles.words}>
            <bdi>{justification}</bdi>
          </blockquote>
        </details>
      )}
    </>
  );
}

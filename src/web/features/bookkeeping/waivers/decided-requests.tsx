import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { RequestTitle, type ListedRequest } from './request-card.tsx';
import styles from './waivers.module.css';

const columns = ['Manuscript', 'Asked for', 'Decision', 'In words'] as const;

function Verdict({ request }: { request: ListedRequest }) {
  const { state, grantedPercent, decidedAt } = request;
  const isGranted = state === 'granted';
  const Icon = isGranted ? IconCircleCheck : IconCircleX;
  return (
    <>
      <p className={`${styles.verdict} ${isGranted ? styles.granted : styles.refused}`}>
        <Icon aria-hidden stroke={1.5} size={20} />
        {isGranted ? `${grantedPercent} % granted` : 'Refused'}
      </p>
      {decidedAt !== null && <p className={styles.soft}>{formatDay(decidedAt)}</p>}
    </>
  );
}

function Words({ request }: { request: ListedRequest }) {
  const { justification, answer, fee } = request;
  return (
    <details className={styles.words}>
      <summary>
        Read them<span className="visually-hidden">: {fee.articleTitle}</span>
      </summary>
      <h4>Justification</h4>
      <p className={styles.prose} dir="auto">
        {justification === '' ? 'It went with the account.' : justification}
      </p>
      <h4>Answer</h4>
      <p className={styles.prose} dir="auto">
        {answer ?? 'None was written.'}
      </p>
    </details>
  );
}

/** Requests that were decided, the newest first. */
export function DecidedRequests({ requests }: { requests: readonly ListedRequest[] }) {
  if (requests.length === 0)
    return <p className={styles.none}>Decisions stand here, with what was asked and what was answered.</p>;
  return (
    <CardTable label="Decided requests" columns={columns}>
      {requests.map((request) => (
        <CardRow key={request.id}>
          <CardCell label={columns[0]}>
            <RequestTitle fee={request.fee} />
            <p className={styles.soft}>
              <bdi>{request.requestedBy}</bdi>
            </p>
          </CardCell>
          <CardCell label={columns[1]}>{request.percentAsked} %</CardCell>
          <CardCell label={columns[2]}>
            <div>
              <Verdict request={request} />
            </div>
          </CardCell>
          <CardCell label={columns[3]}>
            <Words request={request} />
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
}

import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { RequestTitle, type ListedRequest } from './request-card.tsx';
import styles from './waivers.module.css';

const requestColumns = () => [common.manuscript(), t.requested(), t.decision(), t.text()] as const;

function Verdict({ request }: { request: ListedRequest }) {
  const { state, grantedPercent, decidedAt } = request;
  const isGranted = state === 'granted';
  const Icon = isGranted ? IconCircleCheck : IconCircleX;
  return (
    <>
      <p className={`${styles.verdict} ${isGranted ? styles.granted : styles.refused}`}>
        <Icon aria-hidden stroke={1.5} size={20} />
        {isGranted ? t.granted({ percent: grantedPercent ?? 0 }) : t.refused()}
      </p>
      {decidedAt !== null && <p className={styles.soft}>{formatDay(decidedAt)}</p>}
    </>
  );
}

function Words({ request }: { request: ListedRequest }) {
  const { justification, answer, fee } = request;
  return (
    <details className={styles.words}>
      <summary>{t.viewText({ title: fee.articleTitle, hidden })}</summary>
      <h4>{t.justification()}</h4>
      <p className={styles.prose} dir="auto">
        {justification === '' ? t.justificationDeleted() : justification}
      </p>
      <h4>{t.answer()}</h4>
      <p className={styles.prose} dir="auto">
        {answer ?? t.noAnswer()}
      </p>
    </details>
  );
}

/** Decided requests, newest first. */
export function DecidedRequests({ requests }: { requests: readonly ListedRequest[] }) {
  const columns = requestColumns();
  if (requests.length === 0) return <p className={styles.none}>{t.noDecisions()}</p>;
  return (
    <CardTable label={t.decidedRequests()} columns={columns}>
      {requests.map((request) => (
        <CardRow key={request.id}>
          <CardCell label={columns[0]}>
            <RequestTitle fee={request.fee} />
            <p className={styles.soft}>
              <bdi>{request.requestedBy}</bdi>
            </p>
          </CardCell>
          <CardCell label={columns[1]}>{t.percent({ percent: request.percentAsked })}</CardCell>
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

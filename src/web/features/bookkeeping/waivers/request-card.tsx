import { Button } from '@mantine/core';
import type { fees } from '../../../../contracts/fees.ts';
import type { ReplyOf } from '../../../../contracts/call.ts';
import { formatDay } from '../../../ui/format-day.ts';
import facts from '../facts.module.css';
import { countryWords, leftWords, policyWords } from './waiver-words.ts';
import styles from './waivers.module.css';

export type ListedRequest = ReplyOf<typeof fees.waiverRequests>['requests'][number];

/** What an administrator can say to a request. */
export type Verdict = 'grant' | 'refuse';

interface RequestCardProps {
  readonly request: ListedRequest;
  readonly onDecide: (verdict: Verdict) => void;
}

function RequestFacts({ request }: { request: ListedRequest }) {
  const { fee, country, requestedBy, requestedAt, percentAsked } = request;
  return (
    <dl className={facts.facts}>
      <dt>Author</dt>
      <dd>
        <bdi>{requestedBy}</bdi>
      </dd>
      <dt>Country</dt>
      <dd>{countryWords(country, fee.ruleWaiver)}</dd>
      <dt>Policy</dt>
      <dd>{policyWords(fee.ruleWaiver)}</dd>
      <dt>Asked for</dt>
      <dd>
        <strong>{percentAsked} %</strong>, which leaves {leftWords(fee, percentAsked)}
      </dd>
      {fee.waiverPercent > 0 && (
        <>
          <dt>Has already</dt>
          <dd>
            {fee.waiverPercent} %, which leaves {leftWords(fee, fee.waiverPercent)}
          </dd>
        </>
      )}
      <dt>Sent</dt>
      <dd>{formatDay(requestedAt)}</dd>
    </dl>
  );
}

/** The manuscript that a request is for. */
export function RequestTitle({ fee }: Pick<ListedRequest, 'fee'>) {
  return (
    <>
      <p className={styles.title}>
        <bdi>{fee.articleTitle}</bdi>
      </p>
      <p className={styles.soft}>
        {fee.articleNumber} · {fee.journalAbbreviation}
      </p>
    </>
  );
}

/** A request that waits: who asks, what the policy allows, why, and the two answers. */
export function RequestCard({ request, onDecide }: RequestCardProps) {
  const { fee, justification, mayDecide, whyNot } = request;
  const about = <span className="visually-hidden">: {fee.articleTitle}</span>;
  return (
    <li className={styles.card}>
      <div>
        <RequestTitle fee={fee} />
      </div>
      <RequestFacts request={request} />
      <blockquote className={styles.prose} dir="auto" aria-label="Justification">
        {justification}
      </blockquote>
      {mayDecide ? (
        <div className={styles.actions}>
          <Button onClick={() => onDecide('grant')}>Grant{about}</Button>
          <Button variant="default" onClick={() => onDecide('refuse')}>
            Refuse{about}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{whyNot}</p>
      )}
    </li>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FullIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import { useSession } from '../../../session/session.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { IssueSubmission } from './issue-submission.tsx';
import { IssuesOnSale } from './issues-on-sale.tsx';
import styles from './submit-issue.module.css';

interface Sold {
  readonly issue: FullIssue;
  readonly message: string;
}

/** Takes the focus: the form below it is empty again. */
function SoldNote({ issue, message }: Sold) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Message kind="good">
        <p>{message}</p>
        <p>
          <Link to={pages.journal.href({ catId: issue.journalAbbreviation })}>See it on the journal’s page</Link>
        </p>
      </Message>
    </div>
  );
}

/** Puts full issues on sale: the form, and below it those that are sold already. */
export function SubmitIssuePanel() {
  const userId = useSession()?.user.id;
  const [sold, setSold] = useState<readonly Sold[]>([]);
  const last = sold.at(-1);
  const onSold = (issue: FullIssue, message: string) => setSold((all) => [...all, { issue, message }]);
  if (userId === undefined) return null;
  return (
    <div className={styles.panel}>
      {last && <SoldNote key={sold.length} {...last} />}
      <p className={styles.lead}>
        A whole issue of a journal as one PDF, which a reader buys once and opens at any time. It stands on the home
        page and on the front of its journal as soon as you put it on sale.
      </p>
      {/* Each sold issue leaves an empty form. */}
      <IssueSubmission key={`${userId}:${sold.length}`} userId={userId} onSold={onSold} />
      <PanelSection title="On sale" isWide>
        <IssuesOnSale />
      </PanelSection>
    </div>
  );
}

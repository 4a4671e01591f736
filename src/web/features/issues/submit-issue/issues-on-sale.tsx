import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { issues, type FullIssue } from '../../../../contracts/issues.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { pages } from '../../../../contracts/pages.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { Cover } from '../../journals/cover.tsx';
import { placeOf, titleOf } from '../issue-place.ts';
import styles from './submit-issue.module.css';

const columns = ['Issue', 'Price', 'Document'] as const;
const shownAtFirst = 10;

function SoldIssue({ issue }: { issue: FullIssue }) {
  const title = titleOf(issue);
  const { journalAbbreviation, issueDoccumentURL, issueImageURL } = issue;
  const name = `${journalAbbreviation}, ${placeOf(issue)}`;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <div className={styles.sold}>
          <Cover imageUrl={issueImageURL} title={journalAbbreviation} />
          <div>
            <Link className={styles.name} to={pages.journal.href({ catId: journalAbbreviation })}>
              {name}
            </Link>
            {title !== '' && (
              <p className={styles.hint}>
                <bdi>{title}</bdi>
              </p>
            )}
          </div>
        </div>
      </CardCell>
      <CardCell label={columns[1]}>
        {formatMoney({ amountMinor: issue.issuePrice, currency: issue.currency })}
        {(!issueDoccumentURL || !issueImageURL) && <p className={styles.hint}>Not for sale yet</p>}
      </CardCell>
      <CardCell label={columns[2]}>
        {issueDoccumentURL ? (
          <a href={issueDoccumentURL} target="_blank" rel="noreferrer">
            Open<span className="visually-hidden"> the document of {name} (opens in a new tab)</span>
          </a>
        ) : (
          'Missing'
        )}
      </CardCell>
    </CardRow>
  );
}

/** The full issues on sale, by journal, the newest of each first. */
export function IssuesOnSale() {
  const { data, error } = useCall(issues.list);
  const [isWhole, setWhole] = useState(false);
  if (!data) return <Reading error={error} />;
  const all = data.getIssue;
  if (all.length === 0) {
    return (
      <EmptyState drawing={<OpenBook />} title="No issues on sale yet" level={3}>
        <p>An issue that you put on sale above stands on the home page, and on the front of its journal.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <CardTable label="Full issues on sale" columns={columns}>
        {(isWhole ? all : all.slice(0, shownAtFirst)).map((issue) => (
          <SoldIssue key={issue.id} issue={issue} />
        ))}
      </CardTable>
      {all.length > shownAtFirst && !isWhole && (
        <div>
          <Button variant="default" onClick={() => setWhole(true)}>
            Show all {all.length} issues
          </Button>
        </div>
      )}
    </>
  );
}

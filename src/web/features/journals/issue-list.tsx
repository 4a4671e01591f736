import type { ArticleIssue } from '../../../contracts/article-parts.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/journals.ts';
import { Link } from '../../ui/link.tsx';
import styles from './issue-list.module.css';

/** An issue as the address names it. */
export interface ChosenIssue {
  readonly volume: string;
  readonly issue: string;
}

/** The issue that an address names. */
export function issueInAddress(searchParams: URLSearchParams): ChosenIssue | undefined {
  const [volume, issue] = [searchParams.get('volume'), searchParams.get('issue')];
  return volume !== null && issue !== null ? { volume, issue } : undefined;
}

export const issueName = ({ volume, issue }: ChosenIssue): string => t.issueName({ volume, issue });

interface IssueListProps {
  readonly catId: string;
  readonly issues: readonly ArticleIssue[];
  readonly chosen: ChosenIssue | undefined;
}

function IssueLinks({ catId, issues, chosen }: IssueListProps) {
  return issues.map(({ articleVolume: volume, articleIssue: issue, articles }) => (
    <li key={`${volume} ${issue}`}>
      <Link
        to={pages.journal.href({ catId }, { volume, issue })}
        aria-current={chosen?.volume === volume && chosen.issue === issue ? 'page' : undefined}
        preventScrollReset
      >
        {t.issueWithCount({ volume, issue, count: articles })}
      </Link>
    </li>
  ));
}

const shownIssues = 5;

/** The issues of a journal; each leads to its contents. */
export function IssueList({ catId, issues, chosen }: IssueListProps) {
  if (issues.length === 0) return null;
  const [newest, older] = [issues.slice(0, shownIssues), issues.slice(shownIssues)];
  const isOlder = older.some((each) => each.articleVolume === chosen?.volume && each.articleIssue === chosen.issue);
  return (
    <nav className={styles.issues} aria-label={t.issues()}>
      <ul>
        <li>
          <Link
            to={pages.journal.href({ catId })}
            aria-current={chosen === undefined ? 'page' : undefined}
            preventScrollReset
          >
            {t.allIssues()}
          </Link>
        </li>
        <IssueLinks catId={catId} issues={newest} chosen={chosen} />
      </ul>
      {older.length > 0 && (
        <details open={isOlder}>
          <summary>{t.olderIssues({ count: older.length })}</summary>
          <ul>
            <IssueLinks catId={catId} issues={older} chosen={chosen} />
          </ul>
        </details>
      )}
    </nav>
  );
}

import { Carousel } from '../../ui/carousel/carousel.tsx';
import styles from './full-issue-carousel.module.css';
import { IssueCover, IssueLink } from './issue-cover.tsx';
import { formatPrice, placeOf, shortLookupId, titleOf, type ListedIssue } from './issue-place.ts';
import { useIssueAddress } from './use-issue-address.ts';

const interval = 3000;
const width = 240;
/** The list is a glance; the carousel has them all. */
const listed = 6;

const named = (issue: ListedIssue) => [issue.journalAbbreviation, placeOf(issue)].join(', ');

/** The covers of the full issues, one after the other without end; beside them the list of what they are. */
export function FullIssueCarousel({ issues }: { issues: readonly ListedIssue[] }) {
  const addressOf = useIssueAddress();
  const sold = issues.flatMap((issue) => {
    const address = addressOf(issue, shortLookupId(issue));
    return address ? [{ issue, address }] : [];
  });
  if (sold.length === 0) return null;
  const slides = sold.map(({ issue, address }) => ({
    id: issue.id,
    content: <IssueCover issue={issue} address={address} />,
  }));
  return (
    <div className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.heading}>Full issues</h2>
        <p className={styles.lead}>
          A whole issue in one PDF, with its cover and contents. Paid once, yours to open whenever you are logged in.
        </p>
        <ul className={styles.list}>
          {sold.slice(0, listed).map(({ issue, address }) => (
            <li key={issue.id}>
              <IssueLink address={address} className={styles.line}>
                <span className={styles.name}>{named(issue)}</span>
                <span className={styles.title}>
                  <bdi>{titleOf(issue)}</bdi>
                </span>
                <span className={styles.price}>{address.kind === 'document' ? 'Yours' : formatPrice(issue)}</span>
              </IssueLink>
            </li>
          ))}
        </ul>
      </div>
      <Carousel className={styles.carousel} label="Full issues" slides={slides} interval={interval} width={width} />
    </div>
  );
}

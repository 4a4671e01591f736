import * as t from '../../../messages/issues.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import styles from './full-issue-carousel.module.css';
import { IssueCover, IssueLink } from './issue-cover.tsx';
import { formatPrice, nameOf, shortLookupId, titleOf, type ListedIssue } from './issue-place.ts';
import { useIssueAddress } from './use-issue-address.ts';

const interval = 3000;
const width = 240;
/** The list is short; the carousel has all issues. */
const listed = 6;

/** A looping carousel of the covers of full issues, beside a short list. */
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
        <h2 className={styles.heading}>{t.fullIssues()}</h2>
        <p className={styles.lead}>{t.fullIssuesLead()}</p>
        <ul className={styles.list}>
          {sold.slice(0, listed).map(({ issue, address }) => (
            <li key={issue.id}>
              <IssueLink address={address} className={styles.line}>
                <span className={styles.name}>{nameOf(issue)}</span>
                <span className={styles.title}>
                  <bdi>{titleOf(issue)}</bdi>
                </span>
                <span className={styles.price}>{address.kind === 'document' ? t.owned() : formatPrice(issue)}</span>
              </IssueLink>
            </li>
          ))}
        </ul>
      </div>
      <Carousel className={styles.carousel} label={t.fullIssues()} slides={slides} interval={interval} width={width} />
    </div>
  );
}

import { Link } from '../../ui/link.tsx';
import type { CertificateFacts } from '../../../contracts/certificates.ts';
import { pages } from '../../../contracts/pages.ts';
import { formatDay } from '../../ui/format-day.ts';
import { doiHref } from '../../../contracts/doi-href.ts';
import styles from './certificate-record.module.css';

const Authors = ({ authors }: Pick<CertificateFacts, 'authors'>) => (
  <ul className={styles.authors}>
    {authors.map((author, place) => (
      // The authors of a record never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={place}>
        <bdi>{author}</bdi>
      </li>
    ))}
  </ul>
);

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>;

/** The facts in the order of the certificate; what is not on record is left out. */
function factsOf(facts: CertificateFacts) {
  const { articleId, journalAbbreviation: catId } = facts;
  const known = [
    [
      'Article',
      <Link key="article" className={styles.title} to={pages.article.href({ catId, articleId })} dir="auto">
        {facts.articleTitle}
      </Link>,
    ],
    [
      facts.authors.length === 1 ? 'Author' : 'Authors',
      facts.authors.length > 0 && <Authors authors={facts.authors} />,
    ],
    [
      'Journal',
      <Link key="journal" to={pages.journal.href({ catId })}>
        <bdi>{facts.journalTitle}</bdi>
      </Link>,
    ],
    ['ISSN', facts.journalISSN],
    ['Volume', facts.articleVolume],
    ['Issue', facts.articleIssue],
    ['Article number', facts.articleNumber],
    ['Received', facts.articleReceivedDate && <Day day={facts.articleReceivedDate} />],
    ['Accepted', facts.articleAcceptedDate && <Day day={facts.articleAcceptedDate} />],
    ['Published', <Day key="published" day={facts.articlePublishedDate} />],
    ['DOI', facts.doi && <a href={doiHref(facts.doi)}>{facts.doi}</a>],
  ] as const;
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** What is on record of the article, to hold the certificate against. */
export function CertificateRecord({ facts }: { facts: CertificateFacts }) {
  return (
    <section aria-labelledby="on-record">
      <h2 id="on-record" className={styles.heading}>
        On record
      </h2>
      <dl className={styles.facts}>
        {factsOf(facts).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

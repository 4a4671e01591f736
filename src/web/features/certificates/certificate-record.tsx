import { Link } from '../../ui/link.tsx';
import type { CertificateFacts } from '../../../contracts/certificates.ts';
import { pages } from '../../../contracts/pages.ts';
import { formatDay } from '../../ui/format-day.ts';
import { doiHref } from '../../../contracts/doi-href.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/certificates.ts';
import styles from './certificate-record.module.css';

const Authors = ({ authors }: Pick<CertificateFacts, 'authors'>) => (
  <ul className={styles.authors}>
    {authors.map((author, place) => (
      // The order of the authors never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={place}>
        <bdi>{author}</bdi>
      </li>
    ))}
  </ul>
);

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>;

/** The facts in the order of the certificate, without those that are missing. */
function factsOf(facts: CertificateFacts) {
  const { articleId, journalAbbreviation: catId } = facts;
  const known = [
    [
      common.article(),
      <Link key="article" className={styles.title} to={pages.article.href({ catId, articleId })} dir="auto">
        {facts.articleTitle}
      </Link>,
    ],
    [t.authors({ count: facts.authors.length }), facts.authors.length > 0 && <Authors authors={facts.authors} />],
    [
      common.journal(),
      <Link key="journal" to={pages.journal.href({ catId })}>
        <bdi>{facts.journalTitle}</bdi>
      </Link>,
    ],
    [t.issn(), facts.journalISSN],
    [t.volume(), facts.articleVolume],
    [common.issue(), facts.articleIssue],
    [t.articleNumber(), facts.articleNumber],
    [t.received(), facts.articleReceivedDate && <Day day={facts.articleReceivedDate} />],
    [t.accepted(), facts.articleAcceptedDate && <Day day={facts.articleAcceptedDate} />],
    [t.published(), <Day key="published" day={facts.articlePublishedDate} />],
    [t.doi(), facts.doi && <a href={doiHref(facts.doi)}>{facts.doi}</a>],
  ] as const;
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The recorded details of the article, to compare with the certificate. */
export function CertificateRecord({ facts }: { facts: CertificateFacts }) {
  return (
    <section aria-labelledby="on-record">
      <h2 id="on-record" className={styles.heading}>
        {t.inAuditLog()}
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

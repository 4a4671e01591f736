import { Link } from 'react-router';
import { editorial } from '../../../../contracts/editorial.ts';
import { fees } from '../../../../contracts/fees.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { useCall } from '../../../api/use-call.ts';
import styles from './manuscript-contents.module.css';
import { publishingFacts } from './publishing-facts.ts';

/** What to check before publishing, each with the way to where it can be changed. */
export function BeforePublishing({ manuscript, userId }: { manuscript: Manuscript; userId: string }) {
  const which = { params: { articleId: manuscript.id } };
  const fee = useCall(fees.single, which, { enabled: manuscript.articleStatus === 'Accepted' });
  const journalFees = useCall(fees.journalFees);
  const edited = useCall(editorial.single, which, { enabled: manuscript.reviewModel === 'double-anonymous' });
  const facts = publishingFacts(manuscript, userId, {
    fee: fee.data,
    journalFee: journalFees.data?.find(({ journalId }) => journalId === manuscript.journalId),
    edited: edited.data,
  });
  return (
    <section className={styles.before} aria-labelledby="before-publishing">
      <h3 id="before-publishing">Before publishing</h3>
      <dl className={styles.facts}>
        {facts.map(({ name, value, link }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.fact}>
              <span>{value}</span>
              {link ? (
                <Link to={link.to}>{link.words}</Link>
              ) : (
                <span className={styles.soft}>Only the author can change this</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

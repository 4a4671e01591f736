import type { Offer } from '../../../../contracts/drafts.ts';
import { nameOf } from '../wizard/name-of.ts';
import styles from './offered-details.module.css';

/** What an offer holds, in full; a long abstract scrolls. */
export function OfferText({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'title':
      return (
        <p className={styles.found} dir="auto">
          {offer.text}
        </p>
      );
    case 'abstract':
      return (
        // A long one is scrolled with the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.abstract} dir="auto" tabIndex={0} role="region" aria-label="The abstract that was found">
          {offer.text}
        </div>
      );
    case 'keywords':
      return (
        <p className={styles.found} dir="auto">
          {offer.words.join(', ')}
        </p>
      );
    case 'authors':
      return (
        <ol className={styles.authors}>
          {offer.authors.map((author, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list does not change
            <li key={place}>
              <bdi>{nameOf(author)}</bdi>
              {[author.authorAffiliation, author.authorEmail].filter(Boolean).map((fact) => (
                <span key={fact}>
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </li>
          ))}
        </ol>
      );
  }
}

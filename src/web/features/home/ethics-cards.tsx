import { Link } from '../../ui/link.tsx';
import cards from '../../content/ethics-cards.json' with { type: 'json' };
import button from '../../ui/button.module.css';
import { Emblem } from './emblem.tsx';
import styles from './ethics-cards.module.css';

/** What the house holds to, one card for each page on ethics. */
export function EthicsCards() {
  return (
    <section aria-labelledby="ethics-of-publication">
      <h2 id="ethics-of-publication" className={styles.heading}>
        Ethics of Publication
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ img, title, EthicsOfPublicationTitle, EthicsOfPublicationContent, link }) => (
          <li key={link} className={styles.card}>
            <Emblem name={img} />
            <div className={styles.words}>
              <h3>{EthicsOfPublicationTitle}</h3>
              <p>{EthicsOfPublicationContent}</p>
              <Link className={`${button.secondary} ${styles.more}`} to={`/ethics${link}`}>
                Learn More<span className="visually-hidden">{`: ${title}`}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

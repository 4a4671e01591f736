import * as t from '../../../messages/home.ts';
import cards from '../../content/ethics-cards.json' with { type: 'json' };
import button from '../../ui/button.module.css';
import { Link } from '../../ui/link.tsx';
import { Drawing } from './drawing.tsx';
import styles from './ethics-cards.module.css';
import { hidden } from '../../ui/message-tags.tsx';

/** The picture of a card, by the name in the content. */
const Emblem = ({ name }: { name: string }) => (
  <svg className={styles.emblem} viewBox="0 0 345 140" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <Drawing name={name} />
  </svg>
);

/** One card for each page on ethics. */
export function EthicsCards() {
  return (
    <section aria-labelledby="ethics-of-publication">
      <h2 id="ethics-of-publication" className={styles.heading}>
        {t.ethicsTitle()}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ img, title, EthicsOfPublicationTitle, EthicsOfPublicationContent, link }) => (
          <li key={link} className={styles.card}>
            <Emblem name={img} />
            <div className={styles.words}>
              <h3>{EthicsOfPublicationTitle}</h3>
              <p>{EthicsOfPublicationContent}</p>
              <Link className={`${button.secondary} ${styles.more}`} to={`/ethics${link}`}>
                {t.learnMore({ hidden, title })}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { houseSentence } from '../../content/publisher.ts';
import button from '../../ui/button.module.css';
import { useSiteName } from '../../ui/site-facts.ts';
import { Dunes } from './dunes.tsx';
import { HeroSearch } from './hero-search.tsx';
import styles from './hero.module.css';
import { useSubmitAddress } from './use-submit-address.ts';

/** More letters than this do not stand on the dune in the largest type. */
const longName = 12;

/** The first view: the dunes, the name of the house, one sentence, two actions, a search field. */
export function Hero() {
  const name = useSiteName();
  return (
    <div className={styles.opening}>
      <section className={styles.hero} aria-labelledby="site-name">
        <Dunes />
        <div className={styles.grain} aria-hidden />
        <div className={styles.words}>
          <h1 id="site-name" className={name.length > longName ? styles.longName : undefined}>
            {name}
          </h1>
          <p>{houseSentence}</p>
          <div className={styles.actions}>
            <Link className={`${button.primary} ${styles.submit}`} to={useSubmitAddress()}>
              Submit Manuscript
            </Link>
            <Link className={`${button.secondary} ${styles.browse}`} to={pages.journalPublications.href()}>
              Browse Journals
            </Link>
          </div>
        </div>
      </section>
      <HeroSearch />
    </div>
  );
}

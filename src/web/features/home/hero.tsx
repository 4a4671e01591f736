import { Link } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { houseSentence } from '../../content/publisher.ts';
import button from '../../ui/button.module.css';
import { useSiteName } from '../../ui/site-facts.ts';
import { Dunes } from './dunes.tsx';
import styles from './hero.module.css';
import { useSubmitAddress } from './use-submit-address.ts';

/** The first view: the dunes, the name of the house, one sentence, two actions. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="site-name">
      <Dunes />
      <div className={styles.grain} aria-hidden />
      <div className={styles.words}>
        <h1 id="site-name">{useSiteName()}</h1>
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
  );
}

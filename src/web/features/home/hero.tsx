import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import type { HeroText } from '../../../contracts/site-texts.ts';
import button from '../../ui/button.module.css';
import { Dunes } from './dunes.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSearch } from './hero-search.tsx';
import styles from './hero.module.css';
import { useSubmitAddress } from './use-submit-address.ts';

/** More letters than this do not stand on the dune in the largest type. */
const longName = 12;

/** The first view: the dunes or the house's own picture, its name, one sentence, two actions, a search field. */
export function Hero({ title, sentence, imageUrl }: HeroText) {
  return (
    <div className={styles.opening}>
      <section className={styles.hero} aria-labelledby="site-name">
        {imageUrl === '' ? <Dunes /> : <HeroPicture url={imageUrl} />}
        {imageUrl === '' && <div className={styles.grain} aria-hidden />}
        <div className={styles.words}>
          <h1 id="site-name" className={title.length > longName ? styles.longName : undefined}>
            {title}
          </h1>
          {sentence !== '' && <p>{sentence}</p>}
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

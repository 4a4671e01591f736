import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { Form } from 'react-router';
import { dashboardTabs, loginToSubmit, pages } from '../../../contracts/pages.ts';
import type { HeroText } from '../../../contracts/site-content.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/home.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { Link } from '../../ui/link.tsx';
import { Dunes } from './dunes.tsx';
import heroPicture from './hero-picture.module.css';
import styles from './hero.module.css';

/** Where the home page's Submit Manuscript leads: the wizard's tab, or the login for a visitor. */
export function useSubmitAddress(): string {
  const session = useSession();
  return session ? pages.dashboard.href({ profileId: session.user.id }, { tab: dashboardTabs.submit }) : loginToSubmit;
}

/** The site's own picture, shaded behind the text. */
const HeroPicture = ({ url }: { url: string }) => (
  <>
    <img className={heroPicture.picture} src={url} alt="" fetchPriority="high" />
    <div className={heroPicture.shade} aria-hidden />
  </>
);

/** The search field of the first view: on the dune, and below the picture on a phone. */
function HeroSearch() {
  return (
    <Form
      discover="none"
      className={styles.search}
      role="search"
      aria-label={t.searchRegion()}
      action={pages.search.href()}
    >
      <label className="visually-hidden" htmlFor="hero-search">
        {common.searchArticles()}
      </label>
      <input
        id="hero-search"
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        placeholder={common.searchArticlesBy()}
      />
      <button type="submit">
        <Icon of={IconSearch} size={20} />
        {common.search()}
      </button>
    </Form>
  );
}

/** Names longer than this use a smaller type. */
const longName = 12;

/** The first view: dunes or the site's own picture, its name, one sentence, two actions, a search field. */
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
              {common.submitManuscript()}
            </Link>
            <Link className={`${button.secondary} ${styles.browse}`} to={pages.journalPublications.href()}>
              {common.browseJournals()}
            </Link>
          </div>
        </div>
      </section>
      <HeroSearch />
    </div>
  );
}

import { data } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { serverApi } from '../../api/server-api.ts';
import { pageHead } from '../../ui/page-head.ts';
import { Still } from '../../ui/still.tsx';
import { FullIssueCarousel } from '../issues/full-issue-carousel.tsx';
import type { Route } from './+types/home-page.ts';
import { AboutUs } from './about-us.tsx';
import { EthicsCards } from './ethics-cards.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { LatestPublications } from './latest-publications.tsx';
import { loadHome } from './load-home.ts';
import { PathToPublication, pathToPublicationId } from './path-to-publication.tsx';
import { ServiceStrip } from './service-strip.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { isWhole, ...home } = await loadHome(serverApi(context));
  // A page that lacks a part is made afresh for the next visitor.
  return data(home, isWhole ? {} : { headers: { 'cache-control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, { description: loaderData.hero.sentence, path: pages.home.href() });

/** The home page. */
export default function HomePage({ loaderData: { hero, aboutHtml, latest, issues } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} />
      <Still as="div" of={EthicsCards} className={styles.sections} />
      <ServiceStrip />
      <div className={styles.sections}>
        <AboutUs html={aboutHtml} />
        <Still as="section" of={PathToPublication} aria-labelledby={pathToPublicationId} />
      </div>
      <LatestPublications publications={latest} />
      <div className={styles.sections}>
        <FullIssueCarousel issues={issues} />
      </div>
    </>
  );
}

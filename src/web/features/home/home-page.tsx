import { data } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { leaveInPage } from '../../api/left-in-page.ts';
import { serverApi } from '../../api/server-api.ts';
import { pageHead } from '../../ui/page-head.ts';
import { listedIssue } from '../issues/issue-place.ts';
import { FullIssueCarousel } from '../issues/full-issue-carousel.tsx';
import type { Route } from './+types/home-page.ts';
import { AboutUs, aboutName } from './about-us.tsx';
import { EthicsCards } from './ethics-cards.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { LatestPublications, slideName } from './latest-publications.tsx';
import { loadHome } from './load-home.ts';
import { PathToPublication } from './path-to-publication.tsx';
import { ServiceStrip } from './service-strip.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { isWhole, aboutHtml, latest, issues, ...home } = await loadHome(serverApi(context));
  const shown = {
    ...home,
    aboutHtml: leaveInPage(context, aboutName, aboutHtml),
    latest: latest.map((publication, place) => ({
      id: publication.id,
      title: publication.title,
      publication: leaveInPage(context, slideName(place), publication),
    })),
    issues: issues.map(listedIssue),
  };
  // A page that lacks a part is made afresh for the next visitor.
  return data(shown, isWhole ? {} : { headers: { 'cache-control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, { description: loaderData.hero.sentence, path: pages.home.href() });

/** The home page. */
export default function HomePage({ loaderData: { hero, aboutHtml, latest, issues } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} />
      <div className={styles.sections}>
        <EthicsCards />
      </div>
      <ServiceStrip />
      <div className={styles.sections}>
        <AboutUs html={aboutHtml} />
        <PathToPublication />
      </div>
      <LatestPublications publications={latest} />
      <div className={styles.sections}>
        <FullIssueCarousel issues={issues} />
      </div>
    </>
  );
}

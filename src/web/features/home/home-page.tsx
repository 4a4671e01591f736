import { articles } from '../../../contracts/articles.ts';
import { issues } from '../../../contracts/issues.ts';
import { serverApi } from '../../api/server-api.ts';
import { houseSentence } from '../../content/publisher.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/home-page.ts';
import { AboutUs } from './about-us.tsx';
import { FullIssues } from './full-issues.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { LatestPublications } from './latest-publications.tsx';
import { ServiceStrip } from './service-strip.tsx';

const latestPublications = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const read = serverApi(context);
  const [latest, { getIssue }] = await Promise.all([
    read(articles.page, { query: { size: latestPublications } }),
    read(issues.list),
  ]);
  return { articles: latest.articles, issues: getIssue };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches),
  { name: 'description', content: houseSentence },
];

/** The home page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <ServiceStrip />
      <div className={styles.sections}>
        <AboutUs />
        <LatestPublications articles={loaderData.articles} />
        <FullIssues issues={loaderData.issues} />
      </div>
    </>
  );
}

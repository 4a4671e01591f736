import { pages } from '../../../contracts/pages.ts';
import { pageHead } from '../../ui/page-head.ts';
import type { Route } from './+types/conferences-page.ts';
import { loadPublications } from './load-publications.ts';
import { PublicationList } from './publication-list.tsx';
import { Soon } from './soon.tsx';

const subtitle = 'Meetings whose papers and programmes are published here';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPublications(context, request, 'conference');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: 'Conferences', description: subtitle, path: pages.conferences.href() });

/** The conferences of the house, by title; announced while there are none. */
export default function ConferencesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PublicationList
      {...loaderData}
      heading="Conferences"
      subtitle={subtitle}
      listHeading="Conferences by Title"
      screen={pages.conferences}
      whenNone={<Soon />}
    />
  );
}

import { useLocation } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import { pageHead } from '../../ui/page-head.ts';
import type { Route } from './+types/journal-list-page.ts';
import { loadPublications } from './load-publications.ts';
import { PublicationList } from './publication-list.tsx';

const subtitle = 'Discover a wide range of scientific journals across various disciplines';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPublications(context, request, 'journal');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: 'Journals', description: subtitle, path: pages.journals.href() });

/** The journals of the house, by title. */
export default function JournalListPage({ loaderData }: Route.ComponentProps) {
  const isShort = useLocation().pathname === pages.journals.pattern;
  return (
    <PublicationList
      {...loaderData}
      heading="Explore Our Journals"
      subtitle={subtitle}
      listHeading="Journals by Title"
      screen={isShort ? pages.journals : pages.journalPublications}
    />
  );
}

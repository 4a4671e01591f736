import { useLocation } from 'react-router';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journals.ts';
import { pageHead } from '../../ui/page-head.ts';
import type { Route } from './+types/journal-list-page.ts';
import { loadPublications } from './load-publications.ts';
import { PublicationList } from './publication-list.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPublications(context, request, 'journal');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: common.journals(), description: t.journalsText(), path: pages.journals.href() });

/** All journals by title. */
export default function JournalListPage({ loaderData }: Route.ComponentProps) {
  const isShort = useLocation().pathname === pages.journals.pattern;
  return (
    <PublicationList
      {...loaderData}
      heading={t.exploreJournals()}
      subtitle={t.journalsText()}
      listHeading={t.journalsByTitle()}
      screen={isShort ? pages.journals : pages.journalPublications}
    />
  );
}

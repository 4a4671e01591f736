import { redirect } from 'react-router';
import { movedTo } from '../../../contracts/redirects.ts';
import { noSuchPage } from '../../api/load-or-404.ts';
import type { Route } from './+types/not-found-page.ts';

/** Leads a short address, followed within a page, to where it belongs; else answers 404, and the error page shows the not-found screen. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const address = movedTo(url.pathname);
  throw address === null ? noSuchPage() : redirect(address + url.search, 301);
};

/** Never shown: the loader always throws. */
export default function NotFoundPage() {
  return null;
}

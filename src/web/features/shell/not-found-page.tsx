import { noSuchPage } from '../../api/load-or-404.ts';

/** Answers 404; the error page shows the not-found screen. */
export const loader = () => {
  throw noSuchPage();
};

/** Never shown: the loader always throws. */
export default function NotFoundPage() {
  return null;
}

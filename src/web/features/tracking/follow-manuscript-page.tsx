import * as t from '../../../messages/tracking.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import type { Route } from './+types/follow-manuscript-page.ts';
import { FollowedManuscript } from './followed-manuscript.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.yourManuscript()),
  { name: 'robots', content: 'noindex' },
];

/** The page of one manuscript for the person who submitted it, after login. */
export default function FollowManuscriptPage({ params: { articleId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.yourManuscript()}>
      {(user) => <FollowedManuscript key={`${user.id} ${articleId}`} user={user} articleId={articleId} />}
    </SignedInPage>
  );
}

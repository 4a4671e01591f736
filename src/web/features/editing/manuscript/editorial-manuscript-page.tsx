import * as t from '../../../../messages/editing.ts';
import { pageTitle } from '../../../ui/page-title.ts';
import { SignedInPage } from '../../accounts/signed-in-page.tsx';
import type { Route } from './+types/editorial-manuscript-page.ts';
import { EditedManuscript } from './edited-manuscript.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.pageTitle()),
  { name: 'robots', content: 'noindex' },
];

/** A manuscript as its editors work on it, after login. */
export default function EditorialManuscriptPage({ params: { articleId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.editorsDesk()}>
      {(user) => <EditedManuscript key={`${user.id} ${articleId}`} user={user} articleId={articleId} />}
    </SignedInPage>
  );
}

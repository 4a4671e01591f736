import * as t from '../../../../messages/wizard.ts';
import { pageTitle } from '../../../ui/page-title.ts';
import { SignedInPage } from '../../accounts/signed-in-page.tsx';
import type { Route } from './+types/edit-manuscript-page.ts';
import { ManuscriptEditor } from './manuscript-editor.tsx';
import { NoSuchManuscript } from './no-such-manuscript.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.editManuscript()),
  { name: 'robots', content: 'noindex' },
];

/** The editor of a person's own manuscript, after login. */
export default function EditManuscriptPage({ params: { userId, articleId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.editManuscript()}>
      {(user) =>
        user.id === userId ? (
          <ManuscriptEditor key={articleId} user={user} articleId={articleId} />
        ) : (
          <NoSuchManuscript />
        )
      }
    </SignedInPage>
  );
}

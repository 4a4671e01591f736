import * as t from '../../../messages/review-forms.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import type { Route } from './+types/review-form-page.ts';
import { ReviewFormEditor } from './review-form-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.reviewForm()),
  { name: 'robots', content: 'noindex' },
];

/** The questions that a journal asks its reviewers, after login. */
export default function ReviewFormPage({ params: { journalId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.reviewForm()}>
      {(user) => <ReviewFormEditor key={`${user.id} ${journalId}`} user={user} journalId={journalId} />}
    </SignedInPage>
  );
}

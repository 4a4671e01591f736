import * as t from '../../../messages/journal-setup.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import type { Route } from './+types/journal-setup-page.ts';
import { SetupEditor } from './setup-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.journalSetup()),
  { name: 'robots', content: 'noindex' },
];

/** The setup of a journal, after login. */
export default function JournalSetupPage({ params: { journalId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.journalSetup()}>
      {(user) => <SetupEditor key={`${user.id} ${journalId}`} user={user} journalId={journalId} />}
    </SignedInPage>
  );
}

import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { production } from '../../../../contracts/production.ts';
import * as t from '../../../../messages/production.ts';
import { useCall } from '../../../api/use-call.ts';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { pageTitle } from '../../../ui/page-title.ts';
import page from '../../../ui/page.module.css';
import { SignedInPage } from '../../accounts/signed-in-page.tsx';
import type { Route } from './+types/proof-page.ts';
import { ProofScreen } from './proof-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.proof()),
  { name: 'robots', content: 'noindex' },
];

function Screen({ user, manuscriptId }: { user: CurrentUser; manuscriptId: string }) {
  const { data, error } = useCall(production.proof, { params: { manuscriptId } });
  if (error?.status === 403 || error?.status === 404) {
    return (
      <EmptyState drawing={<LostFootprints />} title={t.noProofTitle()} level={1}>
        <p>{t.noProofHelp()}</p>
      </EmptyState>
    );
  }
  return data ? <ProofScreen key={user.id} proof={data} /> : <Reading error={error} />;
}

/** The proof of an article for its author, after login. */
export default function ProofPage({ params: { manuscriptId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.proof()}>
      {(user) => (
        <div className={`${page.page} ${page.tall}`}>
          <Screen user={user} manuscriptId={manuscriptId} />
        </div>
      )}
    </SignedInPage>
  );
}

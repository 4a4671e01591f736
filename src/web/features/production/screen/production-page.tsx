import { useEffect } from 'react';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { production } from '../../../../contracts/production.ts';
import * as t from '../../../../messages/production.ts';
import { useCall } from '../../../api/use-call.ts';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { pageTitle } from '../../../ui/page-title.ts';
import page from '../../../ui/page.module.css';
import { SignedInPage } from '../../accounts/signed-in-page.tsx';
import type { Route } from './+types/production-page.ts';
import { ProductionScreen } from './production-screen.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.production()),
  { name: 'robots', content: 'noindex' },
];

const whilePreparing = 2000;

/** Says that the manuscript is being read. */
const NotReady = () => (
  <EmptyState drawing={<OpenBook />} title={t.preparingTitle()} level={1}>
    <p role="status">{t.preparingHelp()}</p>
  </EmptyState>
);

function Screen({ user, manuscriptId }: { user: CurrentUser; manuscriptId: string }) {
  const { data, error, refetch } = useCall(production.single, { params: { manuscriptId } });
  const isPreparing = data?.stage === 'preparing';
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(() => void refetch(), whilePreparing);
    return () => clearInterval(timer);
  }, [isPreparing, refetch]);
  if (error?.status === 403 || error?.status === 404) {
    return (
      <EmptyState drawing={<LostFootprints />} title={t.notYours()} level={1}>
        <p>{t.notYoursHelp()}</p>
      </EmptyState>
    );
  }
  if (!data) return <Reading error={error} />;
  if (isPreparing) return <NotReady />;
  return <ProductionScreen user={user} production={data} />;
}

/** The text of an accepted manuscript on its way to publication, after login. */
export default function ProductionPage({ params: { manuscriptId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.production()}>
      {(user) => (
        <div className={page.tall}>
          <Screen key={`${user.id} ${manuscriptId}`} user={user} manuscriptId={manuscriptId} />
        </div>
      )}
    </SignedInPage>
  );
}

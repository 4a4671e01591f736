import { Link } from 'react-router';
import { comparison } from '../../../contracts/comparison.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/comparing.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useLookingAgain } from '../../ui/use-looking-again.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import type { Route } from './+types/since-review-page.ts';
import { ComparedTexts } from './compared-texts.tsx';
import styles from './comparison.module.css';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.whatChanged()),
  { name: 'robots', content: 'noindex' },
];

function Compared({ invitationId }: { invitationId: string }) {
  const { data, error, refetch } = useCall(comparison.sinceReview, { params: { invitationId } });
  useLookingAgain(data?.state === 'preparing', () => void refetch());
  if (!data) return <Reading error={error} />;
  return <ComparedTexts comparison={data} labels={{ before: t.yourLastReport(), after: t.thisRevision() }} />;
}

/** What changed since the version on which the signed-in reviewer reported last. */
export default function SinceReviewPage({ params: { invitationId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.whatChanged()}>
      {() => (
        <article className={styles.comparison}>
          <p>
            <Link to={pages.review.href({ invitationId })}>{t.backToReview()}</Link>
          </p>
          <h1 className={styles.title}>{t.whatChanged()}</h1>
          <Compared invitationId={invitationId} />
        </article>
      )}
    </SignedInPage>
  );
}

import { openReview, type OpenReview } from '../../../../contracts/open-review.ts';
import * as t from '../../../../messages/open-review.ts';
import { leaveInPage } from '../../../api/left-in-page.ts';
import { loadOr404, noSuchPage } from '../../../api/load-or-404.ts';
import { serverApi } from '../../../api/server-api.ts';
import { InPage } from '../../../ui/in-page.tsx';
import { useArticleHead } from '../article-head.ts';
import { reviewsMeta } from '../article-meta.ts';
import { loadArticle } from '../load-article.ts';
import type { Route } from './+types/reviews-page.ts';
import { PublishedReview } from './published-review.tsx';
import styles from './reviews-page.module.css';

const reviewsName = 'published-reviews';

export async function loader({ context, params: { articleId } }: Route.LoaderArgs) {
  const read = serverApi(context);
  const [article, reviews] = await Promise.all([
    loadArticle(read, { articleId }),
    loadOr404(read(openReview.ofArticle, { params: { articleId } })),
  ]);
  if (reviews.length === 0 && !article.isWithdrawn) throw noSuchPage();
  return { reviews: leaveInPage(context, reviewsName, reviews) };
}

export const meta: Route.MetaFunction = ({ matches }) => reviewsMeta(matches);

const roundsOf = (reviews: readonly OpenReview[]) => [...new Set(reviews.map(({ round }) => round))];

/** The published reviews of an article by round, for everyone. */
export default function ReviewsPage({ loaderData: { reviews } }: Route.ComponentProps) {
  const { isWithdrawn } = useArticleHead();
  if (isWithdrawn) return <p className={styles.lead}>{t.reviewsGone()}</p>;
  return (
    <section className={styles.reviews} aria-labelledby="peer-review">
      <h2 id="peer-review" className={styles.heading}>
        {t.peerReview()}
      </h2>
      <p className={styles.lead}>{t.peerReviewLead()}</p>
      <InPage name={reviewsName} value={reviews}>
        {(shown) =>
          roundsOf(shown).map((round) => (
            <section key={round} className={styles.round} aria-labelledby={`round-${round}`}>
              <h3 id={`round-${round}`} className={styles.roundTitle}>
                {t.round({ round })}
              </h3>
              {shown
                .filter((review) => review.round === round)
                .map((review) => (
                  <PublishedReview key={review.anchor} review={review} />
                ))}
            </section>
          ))
        }
      </InPage>
    </section>
  );
}

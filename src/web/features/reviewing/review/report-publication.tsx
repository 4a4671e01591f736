import { openReview } from '../../../../contracts/open-review.ts';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/open-review.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PublicationChoiceField } from '../../open-review/publication-choice.tsx';
import styles from './review-screen.module.css';

/** The reviewer chooses whether their comments are published; nothing where the journal does not publish reviews. */
export function ReportPublication({ review: { invitationId, state, publication } }: { review: ReviewersManuscript }) {
  const { mutate, isPending, variables, error } = useCallMutation(openReview.chooseAsReviewer, [reviews.single]);
  if (!publication || (state !== 'accepted' && state !== 'reported')) return null;
  return (
    <section className={styles.section} aria-labelledby="publication">
      <h2 id="publication">{t.publication()}</h2>
      <PublicationChoiceField
        label={t.chooseReports()}
        help={t.chooseReportsHelp()}
        value={isPending ? (variables.body?.choice ?? publication.choice) : publication.choice}
        isOffered={publication.isOffered}
        isBusy={isPending}
        problem={error?.message ?? null}
        onChoose={(choice) =>
          mutate(
            { params: { invitationId }, body: { choice } },
            { onSuccess: ({ message }) => showNotice('good', message) },
          )
        }
      />
    </section>
  );
}

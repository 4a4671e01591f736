import { Link } from 'react-router';
import { editorial } from '../../../../contracts/editorial.ts';
import { openReview, type Publication } from '../../../../contracts/open-review.ts';
import * as t from '../../../../messages/open-review.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PublicationChoiceField } from '../../open-review/publication-choice.tsx';
import type { EditedProps } from '../review-names.ts';
import { EditedSection } from './edited-section.tsx';
import styles from './publication.module.css';
import { PublishablePiece } from './publishable-piece.tsx';

interface OwnLettersProps {
  readonly articleId: string;
  readonly choice: NonNullable<Publication['ownChoice']>;
  readonly isOffered: boolean;
}

/** The editor chooses for the letters that they wrote. */
function OwnLetters({ articleId, choice, isOffered }: OwnLettersProps) {
  const { mutate, isPending, variables, error } = useCallMutation(openReview.chooseAsEditor, [
    openReview.pieces,
    editorial.single,
  ]);
  return (
    <PublicationChoiceField
      label={t.chooseLetters()}
      help={t.chooseLettersHelp()}
      value={isPending ? (variables.body?.choice ?? choice) : choice}
      isOffered={isOffered}
      isBusy={isPending}
      problem={error?.message ?? null}
      onChoose={(chosen) =>
        mutate(
          { params: { articleId }, body: { choice: chosen } },
          { onSuccess: ({ message }) => showNotice('good', message) },
        )
      }
    />
  );
}

/** Whether the journal and the author agree that anything is published. */
function conditionsOf({ isOffered, authorAgrees }: Publication): string {
  if (!isOffered) return t.journalDoesNot();
  return authorAgrees ? t.authorHasAgreed() : t.authorHasNotAgreed();
}

/** The reports, answers and letters that can be published with the article, where the journal publishes reviews or did. */
export function PublicationSection({ manuscript, user }: EditedProps) {
  const { id: articleId } = manuscript;
  const { data } = useCall(openReview.pieces, { params: { articleId } });
  if (!data || data.pieces.length === 0) return null;
  if (!data.isOffered && data.pieces.every(({ state }) => state === 'open')) return null;
  const { pieces, ownChoice, articleUrl, isOffered, authorAgrees, mayTakeDown } = data;
  const published = pieces.filter(({ state }) => state === 'published').length;
  return (
    <EditedSection
      id="publication"
      title={t.reviewsToPublish()}
      lead={t.piecesLead({ published, count: pieces.length })}
      manuscript={manuscript}
    >
      <div className={styles.publication}>
        <p>{conditionsOf(data)}</p>
        {ownChoice !== null && <OwnLetters articleId={articleId} choice={ownChoice} isOffered={isOffered} />}
        {isOffered && authorAgrees && <p>{t.publishedWithArticle()}</p>}
        {articleUrl !== null && published > 0 && <Link to={articleUrl}>{t.seePublished()}</Link>}
        <ul className={styles.pieces} aria-label={t.reviewsToPublish()}>
          {pieces.map((piece) => (
            <PublishablePiece key={piece.kind + piece.id} {...{ articleId, piece, mayTakeDown }} userId={user.id} />
          ))}
        </ul>
      </div>
    </EditedSection>
  );
}

import { Checkbox } from '@mantine/core';
import { openReview } from '../../../contracts/open-review.ts';
import { revisions, type FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/open-review.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import styles from './decision-list.module.css';

/** Nothing is published of these. */
const ended: ReadonlySet<string> = new Set(['Rejected', 'Withdrawn']);

/** The author agrees, for all authors, that reviews are published; nothing where the journal does not publish them. */
export function PublicationSection({ manuscript }: { manuscript: FollowedManuscript }) {
  const { id, publication, articleStatus } = manuscript;
  const { mutate, isPending, variables, error } = useCallMutation(openReview.chooseAsAuthor, [revisions.follow]);
  if (!publication || (ended.has(articleStatus) && publication.choice === 'no')) return null;
  const isAgreed = isPending ? variables.body?.isAgreed === true : publication.choice !== 'no';
  const agree = (agreed: boolean) =>
    mutate(
      { params: { articleId: id }, body: { isAgreed: agreed } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  return (
    <section className={styles.list} aria-labelledby="publication">
      <h2 id="publication" className={styles.title}>
        {t.peerReview()}
      </h2>
      <Checkbox
        size="md"
        label={t.authorAgrees()}
        description={t.authorAgreesHelp()}
        checked={isAgreed}
        disabled={!publication.isOffered && !isAgreed}
        onChange={({ currentTarget }) => !isPending && agree(currentTarget.checked)}
      />
      {error && <Message kind="bad">{error.message}</Message>}
    </section>
  );
}

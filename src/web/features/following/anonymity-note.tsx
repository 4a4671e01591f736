import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import { revisions, type FollowedManuscript } from '../../../contracts/revisions.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { AnonymityFindings } from '../manuscripts/anonymity-findings.tsx';
import styles from './anonymity-note.module.css';
import { followedReads } from './followed.ts';

interface AnonymityNoteProps {
  readonly user: CurrentUser;
  readonly manuscript: FollowedManuscript;
}

function Answer({ user, manuscript }: AnonymityNoteProps) {
  const { id, version, allowed } = manuscript;
  const meanIt = useCallMutation(revisions.meanIt, followedReads);
  const say = () =>
    meanIt.mutate(
      { params: { articleId: id }, body: { version } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  return (
    <>
      <p>
        Fix the files or the text and submit again. Or say that it is meant, where a finding is none: a cited author of
        the same name, for example. The editor reads your answer and judges each finding.
      </p>
      {meanIt.error && <Message kind="bad">{meanIt.error.message}</Message>}
      <div className={styles.actions}>
        {(allowed.includes('edit') || allowed.includes('resubmit')) && (
          <Button
            component={Link}
            // What has been returned is changed by the button above, too.
            variant={allowed.includes('resubmit') ? 'default' : 'filled'}
            to={pages.editManuscript.href({ userId: user.id, articleId: id })}
          >
            Mend the files
          </Button>
        )}
        <Button variant="default" loading={meanIt.isPending} onClick={say}>
          This is meant
        </Button>
      </div>
    </>
  );
}

const leads = {
  pending: 'We are looking through your files for words that give you away to reviewers. The result comes here.',
  clean: '',
  found: 'Reviewers must not learn who you are. In what you submitted we found:',
  meant: 'You said that what we found in your files is meant.',
  unreadable:
    'We could not read the text of your files. Please look yourself that they name neither you nor your institution; the editor looks, too.',
} as const;

/** What the search for the authors' own words found, while something can be done about it. */
export function AnonymityNote({ user, manuscript }: AnonymityNoteProps) {
  const id = useId();
  const { anonymity, articleStatus, allowed } = manuscript;
  const isOpen =
    articleStatus === 'Submitted' || articleStatus === 'Returned' || articleStatus === 'Revision Requested';
  if (!anonymity || anonymity.state === 'clean' || !isOpen) return null;
  const { state, findings } = anonymity;
  return (
    <section className={styles.note} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Anonymity
      </h2>
      <p role="status">{leads[state]}</p>
      {state === 'found' && <AnonymityFindings findings={findings} />}
      {state === 'meant' && findings.length > 0 && (
        <details>
          <summary>What was found</summary>
          <AnonymityFindings findings={findings} />
        </details>
      )}
      {state === 'found' && allowed.includes('mean-it') && <Answer user={user} manuscript={manuscript} />}
      {state === 'found' && allowed.includes('revise') && <p>Please fix this in your revision.</p>}
    </section>
  );
}

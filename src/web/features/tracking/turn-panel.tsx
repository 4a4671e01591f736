import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { contactSubjects, feeCheckoutHref, pages } from '../../../contracts/pages.ts';
import type { FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import { Message } from '../../ui/forms/message.tsx';
import { linkTo } from '../../ui/message-tags.tsx';
import { newDiscussion } from '../discussions/place.ts';
import { filesAnchor } from '../manuscripts/edit/revision.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { ExtensionDialog, MoveDialog } from './author-dialogs.tsx';
import { DeclineMoveDialog } from './decline-move-dialog.tsx';
import { revisionAnchor, suggestionOf } from './followed.ts';
import styles from './turn-panel.module.css';
import { dueWords, turnText, turnTitle } from './turn-words.ts';

interface TurnPanelProps {
  readonly user: CurrentUser;
  readonly manuscript: FollowedManuscript;
}

type Question = 'extension' | 'move' | 'decline-move' | 'appeal';

/** The one thing to do now, where there is one. */
function MainAction({ user, manuscript, onAsk }: TurnPanelProps & { readonly onAsk: (question: Question) => void }) {
  const { id, allowed, anonymity } = manuscript;
  const edit = pages.editManuscript.href({ userId: user.id, articleId: id });
  if (allowed.includes('revise')) {
    return (
      <Button component="a" size="md" href={`#${revisionAnchor}`}>
        {t.goToRevision()}
      </Button>
    );
  }
  if (allowed.includes('resubmit')) {
    return (
      <Button component={Link} size="md" to={edit}>
        {t.editAndResubmit()}
      </Button>
    );
  }
  if (allowed.includes('choose-mode')) {
    const isFirst = manuscript.mode === null && manuscript.articleStatus !== 'Published';
    return (
      // A full page load: the checkout has its own headers.
      <Button component="a" size="md" variant={isFirst ? 'filled' : 'default'} href={feeCheckoutHref(id, user)}>
        {isFirst ? t.chooseAccess() : t.accessAndFee()}
      </Button>
    );
  }
  const suggested = allowed.includes('move') ? suggestionOf(manuscript) : null;
  if (suggested) {
    return (
      <Button size="md" onClick={() => onAsk('move')}>
        {t.moveTo({ journal: suggested.journalTitle })}
      </Button>
    );
  }
  if (allowed.includes('edit')) {
    const isTelling = anonymity?.state === 'found';
    return (
      <Button
        component={Link}
        size="md"
        variant={isTelling ? 'filled' : 'default'}
        to={isTelling ? `${edit}#${filesAnchor}` : edit}
      >
        {isTelling ? t.replaceFiles() : t.editManuscript()}
      </Button>
    );
  }
  return null;
}

function ArticleLink({ manuscript: { id, articleStatus, journalAbbreviation } }: Pick<TurnPanelProps, 'manuscript'>) {
  if (articleStatus !== 'Published') return null;
  return (
    <Button component={Link} size="md" to={pages.article.href({ catId: journalAbbreviation, articleId: id })}>
      {t.viewArticle()}
    </Button>
  );
}

const extensionWords = {
  waiting: t.extensionWaiting,
  granted: t.extensionGranted,
  refused: t.extensionRefused,
} as const;

/** The status of a request for more time, while the deadline above matters. */
function ExtensionNote({ manuscript: { extension, articleStatus } }: { manuscript: FollowedManuscript }) {
  if (!extension || articleStatus !== 'Revision Requested') return null;
  const { days, state } = extension;
  return <Message kind={state === 'granted' ? 'good' : 'info'}>{extensionWords[state]({ count: days })}</Message>;
}

/** Whom to ask about a delay: where no peers review, there is no editor to write to. */
function Delay({ manuscript: { reviewModel } }: Pick<TurnPanelProps, 'manuscript'>) {
  if (reviewModel === 'double-anonymous') return <p>{t.askAboutDelay({ link: linkTo(newDiscussion) })}</p>;
  const contact = pages.contact.href({ subject: contactSubjects.usual });
  return <p>{t.contactAboutDelay({ link: linkTo(contact) })}</p>;
}

/** Whose turn it is, until when, and what to do now. */
export function TurnPanel({ user, manuscript }: TurnPanelProps) {
  const id = useId();
  const [asking, setAsking] = useState<Question | null>(null);
  const { allowed, turn } = manuscript;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const due = dueWords(manuscript, today);
  const isLate = turn !== null && turn !== 'author' && manuscript.dueOn !== null && manuscript.dueOn < today;
  const dialog = { manuscript, onClose: () => setAsking(null) };
  return (
    <section className={styles.panel} data-own={turn === 'author' || undefined} aria-labelledby={id}>
      <div className={styles.words} role="status">
        <h2 id={id} className={styles.title}>
          {turnTitle(manuscript)}
        </h2>
        <p>{turnText(manuscript)}</p>
        {due !== null && <p className={styles.due}>{due}</p>}
      </div>
      {isLate && <Delay manuscript={manuscript} />}
      <ExtensionNote manuscript={manuscript} />
      <div className={styles.actions}>
        <ArticleLink manuscript={manuscript} />
        <MainAction user={user} manuscript={manuscript} onAsk={setAsking} />
        {allowed.includes('ask-extension') && (
          <Button variant="default" size="md" onClick={() => setAsking('extension')}>
            {t.askForTime()}
          </Button>
        )}
        {allowed.includes('decline-move') && (
          <Button variant="default" size="md" onClick={() => setAsking('decline-move')}>
            {t.declineMove()}
          </Button>
        )}
        {allowed.includes('appeal') && (
          <Button variant="default" size="md" onClick={() => setAsking('appeal')}>
            {t.appeal()}
          </Button>
        )}
      </div>
      {allowed.includes('ask-extension') && <ExtensionDialog {...dialog} isOpen={asking === 'extension'} />}
      {allowed.includes('appeal') && <AppealDialog {...dialog} isOpen={asking === 'appeal'} />}
      {allowed.includes('decline-move') && <DeclineMoveDialog {...dialog} isOpen={asking === 'decline-move'} />}
      {allowed.includes('move') && <MoveDialog {...dialog} isOpen={asking === 'move'} />}
    </section>
  );
}

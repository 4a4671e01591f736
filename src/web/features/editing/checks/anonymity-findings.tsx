import type { EditorsAnonymity, EditorsFinding } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/editing.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { findingNames, type EditedProps } from '../review-names.ts';
import { ReturnRevision } from '../texts/return-revision.tsx';
import styles from './checks.module.css';
import { Dismissal, Judging } from './judging.tsx';

/** The pages of a finding, after the name of its file. */
const pagesInWords = (pages: readonly number[]): string =>
  pages.length === 0 ? '' : t.onPages({ count: pages.length, pages: pages.join(', ') });

interface AnonymityFindingProps extends EditedProps {
  readonly finding: EditorsFinding;
}

/** A finding with its excerpt, and its dismissal if any. */
function AnonymityFinding({ finding, manuscript, user }: AnonymityFindingProps) {
  const { kind, file, excerpt, pages, isInFile, dismissal } = finding;
  // Files are judged before review; title, abstract and keywords before each round.
  const isJudgedLater = !isInFile && manuscript.allowed.includes('judge-texts');
  return (
    <li data-dismissed={dismissal !== null || undefined}>
      <p>
        <strong>{findingNames[kind]()}</strong>
        <span className={styles.soft}>
          {' '}
          <bdi>{file}</bdi>
          {pagesInWords(pages)}
        </span>
      </p>
      <blockquote dir="auto">{excerpt}</blockquote>
      <Dismissal dismissal={dismissal} />
      {(isJudgedLater || manuscript.allowed.includes('dismiss-finding')) && (
        <Judging {...{ finding, manuscript, user }} />
      )}
    </li>
  );
}

type State = EditorsAnonymity['state'];

const current: Readonly<Record<State, { readonly kind: 'good' | 'info'; readonly words: PlainMessage }>> = {
  pending: { kind: 'info', words: t.anonymityPending },
  clean: { kind: 'good', words: t.anonymityClean },
  found: { kind: 'info', words: t.anonymityFound },
  dismissed: { kind: 'good', words: t.anonymityDismissed },
  unreadable: { kind: 'info', words: t.anonymityUnreadable },
};

/** Where the text may identify its authors; an editor dismisses each finding separately. */
export function AnonymityFindings({ manuscript, user }: EditedProps) {
  const { state, isMeant, findings } = manuscript.anonymity;
  const { kind, words } = current[state];
  return (
    <section className={styles.list} aria-label={t.checkAnonymity()}>
      <h3>{t.checkAnonymity()}</h3>
      <Message kind={kind}>
        <p>{words()}</p>
        {isMeant && <p>{t.authorSaysMeant()}</p>}
      </Message>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <AnonymityFinding key={finding.id} finding={finding} manuscript={manuscript} user={user} />
          ))}
        </ul>
      )}
      {findings.some(({ isInFile, dismissal }) => !isInFile && dismissal === null) && (
        <ReturnRevision manuscript={manuscript} user={user} />
      )}
    </section>
  );
}

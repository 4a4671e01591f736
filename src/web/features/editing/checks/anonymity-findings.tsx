import type { EditorsAnonymity, EditorsFinding } from '../../../../contracts/editorial-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { findingNames, type EditedProps } from '../review-names.ts';
import { ReturnRevision } from '../texts/return-revision.tsx';
import styles from './checks.module.css';
import { Dismissal, Judging } from './judging.tsx';

/** The pages of a finding, as they follow the name of its file. */
const pagesInWords = (pages: readonly number[]): string =>
  pages.length === 0 ? '' : `, ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`;

interface AnonymityFindingProps extends EditedProps {
  readonly finding: EditorsFinding;
}

/** What was found, in which words, and whether an editor dismissed it. */
function AnonymityFinding({ finding, manuscript, user }: AnonymityFindingProps) {
  const { kind, file, excerpt, pages, isInFile, dismissal } = finding;
  // In review the files are judged already; title, abstract and keywords are judged before each round.
  const isJudgedLater = !isInFile && manuscript.allowed.includes('judge-texts');
  return (
    <li data-dismissed={dismissal !== null || undefined}>
      <p>
        <strong>{findingNames[kind]}</strong>
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

const standing: Readonly<Record<State, { readonly kind: 'good' | 'info'; readonly words: string }>> = {
  pending: { kind: 'info', words: 'The text is being searched for what gives its authors away.' },
  clean: { kind: 'good', words: 'Nothing was found that gives the authors away.' },
  found: { kind: 'info', words: 'Dismiss each finding that names no author. For the others, return the manuscript.' },
  dismissed: { kind: 'good', words: 'All findings are dismissed.' },
  unreadable: {
    kind: 'info',
    words: 'A file could not be searched. Please look through the manuscript yourself.',
  },
};

/** Where the text may give its authors away, with the words around; each finding is dismissed by itself. */
export function AnonymityFindings({ manuscript, user }: EditedProps) {
  const { state, isMeant, findings } = manuscript.anonymity;
  const { kind, words } = standing[state];
  return (
    <section className={styles.list} aria-label="Anonymity">
      <h3>Anonymity</h3>
      <Message kind={kind}>
        <p>{words}</p>
        {isMeant && <p>The author says that what was found is meant.</p>}
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

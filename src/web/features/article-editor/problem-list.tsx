import type { TextProblem } from '../../../contracts/production-values.ts';
import * as t from '../../../messages/article-editor.ts';
import { Message } from '../../ui/forms/message.tsx';
import buttons from '../../ui/text-button.module.css';
import styles from './problem-list.module.css';

type Kind = TextProblem['kind'];

/** What each kind of problem is called, and what to do about it. */
const kinds: Readonly<Record<Kind, readonly [title: () => string, help: () => string]>> = {
  'no-text': [t.noText, t.noTextHelp],
  'picture-missing': [t.pictureMissing, t.pictureMissingHelp],
  'low-resolution': [t.lowResolution, t.lowResolutionHelp],
  'figure-without-alt': [t.figureWithoutAlt, t.figureWithoutAltHelp],
  'figure-without-caption': [t.figureWithoutCaption, t.figureWithoutCaptionHelp],
  'table-without-caption': [t.tableWithoutCaption, t.tableWithoutCaptionHelp],
  'skipped-heading': [t.skippedHeading, t.skippedHeadingHelp],
  'same-label': [t.sameLabel, t.sameLabelHelp],
  'citation-without-reference': [t.citationWithoutReference, t.citationWithoutReferenceHelp],
  'reference-not-cited': [t.referenceNotCited, t.referenceNotCitedHelp],
  'reference-without-doi': [t.referenceWithoutDoi, t.referenceWithoutDoiHelp],
  'many-keywords': [t.manyKeywords, t.manyKeywordsHelp],
};

/** In the order in which people work through them. */
const order: readonly Kind[] = [
  'no-text',
  'picture-missing',
  'low-resolution',
  'figure-without-alt',
  'figure-without-caption',
  'table-without-caption',
  'skipped-heading',
  'same-label',
  'citation-without-reference',
  'reference-not-cited',
  'reference-without-doi',
  'many-keywords',
];

interface ProblemListProps {
  readonly problems: readonly TextProblem[];
  /** Leads to the element or reference with the id. */
  readonly goTo: (id: string) => void;
}

function Problem({ problem: { kind, at, words }, goTo }: { problem: TextProblem; goTo: (id: string) => void }) {
  const shown = words === '' ? kinds[kind][0]() : words;
  if (at === null) return <span dir="auto">{shown}</span>;
  return (
    <button type="button" className={`${buttons.textButton} ${styles.problem}`} dir="auto" onClick={() => goTo(at)}>
      {shown}
    </button>
  );
}

/** What to check before publication, each problem with a button that leads to it. */
export function ProblemList({ problems, goTo }: ProblemListProps) {
  if (problems.length === 0)
    return (
      <Message kind="good">
        {t.noProblems()} {t.noProblemsNext()}
      </Message>
    );
  const groups = order
    .map((kind) => ({ kind, ofKind: problems.filter((problem) => problem.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0);
  return (
    <section className={styles.problems} aria-label={t.problems()}>
      <p role="status" className={styles.count}>
        {t.problemCount({ count: problems.length })}
      </p>
      {groups.map(({ kind, ofKind }) => (
        <section key={kind}>
          <h3 className={styles.title}>{t.problemGroup({ words: kinds[kind][0](), count: ofKind.length })}</h3>
          <p className={styles.help}>{kinds[kind][1]()}</p>
          <ul className={styles.list}>
            {ofKind.map((problem, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- one element can have a problem twice
              <li key={`${problem.at ?? ''} ${place}`}>
                <Problem problem={problem} goTo={goTo} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

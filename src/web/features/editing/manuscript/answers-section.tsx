import { Link } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import * as comparing from '../../../../messages/comparing.ts';
import * as t from '../../../../messages/editing.ts';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import type { EditedProps } from '../review-names.ts';
import { ReturnRevision } from '../texts/return-revision.tsx';
import { TextFindings } from '../texts/text-findings.tsx';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';

/** The author's answers to each point of the reports, the latest round first. */
export function AnswersSection(props: EditedProps) {
  const { manuscript } = props;
  const rounds = manuscript.answers.toSorted((one, other) => other.round - one.round);
  return (
    <EditedSection id="answers" title={t.sectionAnswers()} manuscript={manuscript}>
      <p className={styles.links}>
        <Link to={pages.compareVersions.href({ articleId: manuscript.id })}>{comparing.seeChangesInText()}</Link>
        <a href="#manuscript" onClick={() => unfoldTo('manuscript')}>
          {t.goToManuscript()}
        </a>
      </p>
      {rounds.map(({ round, answers, ...text }, place) => (
        <details key={round} className={styles.fold} open={place === 0}>
          <summary>{t.answersOfRound({ round, count: answers.length })}</summary>
          <div className={styles.found}>
            <TextFindings {...props} text={text} original={text.originalAnswers} writer="author">
              <ReturnRevision {...props} />
            </TextFindings>
          </div>
          <ol className={styles.answers}>
            {answers.map(({ point, answer }, number) => (
              // Points can be identical; only their order tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={number}>
                <blockquote className={styles.prose} dir="auto">
                  {point}
                </blockquote>
                <p className={styles.prose} dir="auto">
                  {answer}
                </p>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </EditedSection>
  );
}

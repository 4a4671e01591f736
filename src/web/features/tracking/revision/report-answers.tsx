import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { PointAnswer, AnonymousReport as Report } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/tracking.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import { reportAnchor } from '../followed.ts';
import { PointField } from './point-field.tsx';
import {
  addingField,
  addPoints,
  answerField,
  canSplit,
  isQuoted,
  joinPoint,
  missingPoints,
  placeBefore,
  splitPoint,
} from './points.ts';
import styles from './revision.module.css';
import type { AnswersInUse } from './use-answers.ts';

interface ReportAnswersProps {
  readonly report: Report;
  readonly edit: AnswersInUse;
  /** Whether points without an answer show an error. */
  readonly isTried: boolean;
}

/** Focuses a field of the point at a place, because the pressed button may be gone. */
function useFocusOnPoint() {
  const list = useRef<HTMLOListElement>(null);
  const focus = (which: 'answer' | 'point', at: number) =>
    setTimeout(() => {
      const points = list.current?.children;
      const point = points?.[Math.max(0, Math.min(at, points.length - 1))];
      (point?.querySelector<HTMLElement>(`[data-${which}]`) ?? list.current)?.focus();
    });
  return { list, focus };
}

interface PointsProps extends ReportAnswersProps {
  readonly focus: ReturnType<typeof useFocusOnPoint>['focus'];
}

/** The points of the report, each with its answer. */
function Points({ report, edit, isTried, focus }: PointsProps) {
  const { answers, change } = edit;
  const own = answers.flatMap((answer, place) => (answer.reportId === report.id ? [{ answer, place }] : []));
  return own.map(({ answer, place }, at) => {
    const act = (changed: (all: readonly PointAnswer[]) => PointAnswer[], next: number) => () => {
      change(changed);
      focus('answer', next);
    };
    const hasBefore = placeBefore(answers, place) !== null;
    return (
      <PointField
        // Points have no id.
        // oxlint-disable-next-line react/no-array-index-key -- fields are controlled
        key={at}
        answer={answer}
        name={t.pointName({ reviewer: report.reviewer, number: at + 1 })}
        isQuote={isQuoted(answer, report)}
        field={answerField(place)}
        error={isTried && answer.answer.trim() === '' ? t.answerMissing() : null}
        onChange={(part) => change((all) => all.map((one, other) => (other === place ? { ...one, ...part } : one)))}
        onSplit={canSplit(answer) ? act((all) => splitPoint(all, place), at) : null}
        onJoin={hasBefore ? act((all) => joinPoint(all, place), at - 1) : null}
        onRemove={act((all) => all.toSpliced(place, 1), at)}
      />
    );
  });
}

/** The answers to one report. Points can be split, merged, removed, restored and added. */
export function ReportAnswers(props: ReportAnswersProps) {
  const { report, edit } = props;
  const { list, focus } = useFocusOnPoint();
  const missing = missingPoints(report, edit.answers);
  const add = (added: PointAnswer[], which: 'answer' | 'point') => {
    const count = edit.answers.filter(({ reportId }) => reportId === report.id).length;
    edit.change((all) => addPoints(all, report.id, added));
    focus(which, count);
  };
  return (
    <section className={styles.report} aria-label={t.answersTo({ reviewer: report.reviewer })}>
      <h4>{report.reviewer}</h4>
      <p>
        <a href={`#${reportAnchor(report)}`} onClick={() => unfoldTo(reportAnchor(report))}>
          {t.readReport({ reviewer: report.reviewer, hidden })}
        </a>
      </p>
      <ol ref={list} tabIndex={-1} className={styles.points}>
        <Points {...props} focus={focus} />
      </ol>
      <div className={styles.actions}>
        <Button
          variant="default"
          data-path={addingField(report)}
          onClick={() => add([{ reportId: report.id, point: '', answer: '' }], 'point')}
        >
          {t.addPoint({ reviewer: report.reviewer, hidden })}
        </Button>
        {missing.length > 0 && (
          <Button variant="default" onClick={() => add(missing, 'answer')}>
            {t.restorePoints({ count: missing.length, reviewer: report.reviewer })}
          </Button>
        )}
      </div>
    </section>
  );
}

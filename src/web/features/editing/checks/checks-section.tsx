import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { RetractedWorks } from '../../articles/retracted-works.tsx';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { checkNames, type EditedProps } from '../review-names.ts';
import { AnonymityFindings } from './anonymity-findings.tsx';
import { Checklist } from './checklist.tsx';
import styles from './checks.module.css';
import { SharedPassages } from './shared-passages.tsx';

/** The initial checks after the manuscript has moved on. */
function DoneChecks({ checks: { done, note } }: Pick<EditorsManuscript, 'checks'>) {
  return (
    <div className={styles.list}>
      <ul className={styles.done}>
        {initialChecks.map((check) => {
          const isDone = done.includes(check);
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={check} data-done={isDone || undefined}>
              <Icon aria-hidden stroke={1.5} size={20} />
              {isDone
                ? t.checked({ check: checkNames[check].label() })
                : t.unchecked({ check: checkNames[check].label() })}
            </li>
          );
        })}
      </ul>
      {note !== '' && (
        <p className={styles.prose} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}

function Found({ manuscript, user }: EditedProps) {
  return (
    <div className={styles.found}>
      <AnonymityFindings manuscript={manuscript} user={user} />
      <SharedPassages similarity={manuscript.similarity} />
      <RetractedWorks retracted={manuscript.retracted} />
    </div>
  );
}

/** The initial checks of a version: the editor's checklist and the scan results. */
export function ChecksSection({ manuscript, user }: EditedProps) {
  const { checks, allowed, version } = manuscript;
  const mayTick = allowed.includes('save-checks');
  // A revision has no checks of its own.
  const hasChecks = mayTick || checks.done.length > 0 || checks.note !== '';
  const lead = t.checksLead({ done: checks.done.length, all: initialChecks.length });
  return (
    <EditedSection
      id="checks"
      title={hasChecks ? t.sectionChecks() : t.sectionSearched()}
      {...(hasChecks ? { lead } : {})}
      manuscript={manuscript}
    >
      <div className={styles.columns}>
        {mayTick && <Checklist key={version} manuscript={manuscript} user={user} />}
        {!mayTick && hasChecks && <DoneChecks checks={checks} />}
        <Found manuscript={manuscript} user={user} />
      </div>
    </EditedSection>
  );
}

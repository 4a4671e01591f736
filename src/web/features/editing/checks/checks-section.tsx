import { initialChecks } from '../../../../contracts/review-values.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { AnonymityFindings } from './anonymity-findings.tsx';
import { Checklist } from './checklist.tsx';
import styles from './checks.module.css';
import { DoneChecks } from './done-checks.tsx';
import { SharedPassages } from './shared-passages.tsx';

function Found({ manuscript, user }: EditedProps) {
  return (
    <div className={styles.found}>
      <AnonymityFindings manuscript={manuscript} user={user} />
      <SharedPassages similarity={manuscript.similarity} />
    </div>
  );
}

/** The initial checks of a version: the editor's list, and what the machine has found; folded in once it has gone on. */
export function ChecksSection({ manuscript, user }: EditedProps) {
  const mayTick = manuscript.allowed.includes('save-checks');
  return (
    <EditedSection
      id="checks"
      title="Initial checks"
      lead={`${manuscript.checks.done.length} of ${initialChecks.length} points ticked, and what the machine found`}
      manuscript={manuscript}
    >
      <div className={styles.columns}>
        {mayTick ? (
          <Checklist key={manuscript.version} manuscript={manuscript} user={user} />
        ) : (
          <DoneChecks checks={manuscript.checks} />
        )}
        <Found manuscript={manuscript} user={user} />
      </div>
    </EditedSection>
  );
}

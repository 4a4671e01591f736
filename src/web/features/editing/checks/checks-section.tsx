import type { EditedProps } from '../manuscript/edited-props.ts';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { AnonymityFindings } from './anonymity-findings.tsx';
import { Checklist } from './checklist.tsx';
import styles from './checks.module.css';
import { DoneChecks } from './done-checks.tsx';
import { SharedPassages } from './shared-passages.tsx';

/** The initial checks of a version: the editor's list, and what the machine has found. */
export function ChecksSection({ manuscript }: EditedProps) {
  const mayTick = manuscript.allowed.includes('save-checks');
  return (
    <EditedSection id="checks" title="Initial checks">
      <div className={styles.columns}>
        {mayTick ? (
          <Checklist key={manuscript.version} manuscript={manuscript} />
        ) : (
          <DoneChecks checks={manuscript.checks} />
        )}
        <div className={styles.found}>
          <AnonymityFindings check={manuscript.anonymity} />
          <SharedPassages similarity={manuscript.similarity} />
        </div>
      </div>
    </EditedSection>
  );
}

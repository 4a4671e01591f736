import { VersionList } from '../../manuscripts/versions/version-history.tsx';
import type { EditedProps } from './edited-props.ts';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';

/** Every version as it was submitted, with what changed. */
export function VersionsSection({ manuscript: { versions } }: EditedProps) {
  return (
    <EditedSection id="versions" title="Versions">
      <details className={styles.fold}>
        <summary>All {versions.length} versions, with what changed</summary>
        <VersionList versions={versions} />
      </details>
    </EditedSection>
  );
}

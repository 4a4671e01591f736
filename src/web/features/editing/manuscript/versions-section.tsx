import { VersionList } from '../../manuscripts/versions/version-history.tsx';
import type { EditedProps } from './edited-props.ts';
import { EditedSection } from './edited-section.tsx';

/** Every version as it was submitted, with what changed. */
export function VersionsSection({ manuscript }: EditedProps) {
  const { versions } = manuscript;
  return (
    <EditedSection
      id="versions"
      title="Versions"
      lead={`All ${versions.length} versions, with what changed`}
      manuscript={manuscript}
    >
      <VersionList versions={versions} />
    </EditedSection>
  );
}

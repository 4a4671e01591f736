import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import styles from './edited.module.css';
import { isOpenAtFirst, waitsIn, type SectionId } from './sections-of.ts';

/** From this width on the manuscript stands beside its PDF, and parts that wait for nobody are open, too. */
export const wideScreen = '(min-width: 62em)';

interface EditedSectionProps {
  readonly id: SectionId;
  readonly title: string;
  /** What stands in it, in a line that is read while it is folded, too. */
  readonly lead: ReactNode;
  readonly manuscript: EditorsManuscript;
  readonly children: ReactNode;
}

/** What comes to wait for the editor unfolds; nothing is folded away from under a reader. */
function useUnfolding(manuscript: EditorsManuscript, id: SectionId) {
  const place = useRef<HTMLDetailsElement>(null);
  const isWaiting = waitsIn(manuscript, id);
  const [isOpen] = useState(() => isOpenAtFirst(manuscript, id, matchMedia(wideScreen).matches));
  useEffect(() => {
    if (isWaiting && place.current) place.current.open = true;
  }, [isWaiting]);
  return { place, isOpen };
}

/** A part of an editor's manuscript that folds; its head can be gone to, and takes the focus then. */
export function EditedSection({ id, title, lead, manuscript, children }: EditedSectionProps) {
  const { place, isOpen } = useUnfolding(manuscript, id);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <details ref={place} open={isOpen}>
        <summary id={id}>
          <h2 id={`${id}-title`} className={styles.sectionTitle}>
            {title}
          </h2>
          <span className={styles.lead}>{lead}</span>
        </summary>
        <div className={styles.sectionContents}>{children}</div>
      </details>
    </section>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import fold from '../../../ui/fold.module.css';
import { wideScreen } from '../../../ui/wide-screen.ts';
import styles from './edited.module.css';
import { hasOpenFindings, isOpenAtFirst, type SectionId } from './sections-of.ts';

interface EditedSectionProps {
  readonly id: SectionId;
  readonly title: string;
  /** A line about its content, visible while it is folded. */
  readonly lead?: ReactNode;
  readonly manuscript: EditorsManuscript;
  readonly children: ReactNode;
}

/** A section unfolds when it needs the editor; none folds while someone reads it. */
function useUnfolding(manuscript: EditorsManuscript, id: SectionId) {
  const place = useRef<HTMLDetailsElement>(null);
  const hasNews = id === 'discussions' && manuscript.unreadMessages > 0;
  const isNeeded = isOpenAtFirst(manuscript, id) || hasOpenFindings(manuscript, id) || hasNews;
  const [isOpen] = useState(() => isNeeded || (id === 'details' && matchMedia(wideScreen).matches));
  useEffect(() => {
    if (isNeeded && place.current) place.current.open = true;
  }, [isNeeded]);
  return { place, isOpen };
}

/** A folding section of the manuscript page; links lead to its heading. */
export function EditedSection({ id, title, lead, manuscript, children }: EditedSectionProps) {
  const { place, isOpen } = useUnfolding(manuscript, id);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <details ref={place} open={isOpen}>
        <summary id={id} className={fold.summary}>
          <h2 id={`${id}-title`} className={styles.sectionTitle}>
            {title}
          </h2>
          {lead !== undefined && <span className={fold.lead}>{lead}</span>}
        </summary>
        <div className={fold.contents}>{children}</div>
      </details>
    </section>
  );
}

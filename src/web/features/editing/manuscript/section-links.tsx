import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import styles from './edited.module.css';
import { sectionsOf } from './sections-of.ts';

/** The ways to the parts of the page. */
export function SectionLinks({ manuscript }: { manuscript: EditorsManuscript }) {
  return (
    <nav aria-label="Parts of this page" className={styles.links}>
      <ul>
        {sectionsOf(manuscript).map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => unfoldTo(id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

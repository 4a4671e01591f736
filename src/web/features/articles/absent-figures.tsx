import { doiHref } from '../../../contracts/doi-href.ts';
import styles from './absent-figures.module.css';

/** Says that an imported text came without its pictures, and where they are. */
export function AbsentFigures({ doi }: { doi: string | null }) {
  return (
    <p className={styles.note}>
      The pictures of this article are not held here; their captions are.
      {doi && (
        <>
          {' '}
          See them in the <a href={doiHref(doi)}>original publication</a>.
        </>
      )}
    </p>
  );
}

import { doiHref } from '../../../contracts/doi-href.ts';
import styles from './absent-figures.module.css';

/** Whether a text has figures of which only the captions came. */
export const lacksPictures = (html: string): boolean =>
  html
    .split('<figure class="figure"')
    .slice(1)
    .some((figure) => !figure.slice(0, figure.indexOf('</figure>')).includes('<img '));

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

import { doiHref } from '../../../contracts/doi-href.ts';
import * as t from '../../../messages/articles.ts';
import styles from './absent-figures.module.css';

/** Whether a text has figures without pictures. */
export const lacksPictures = (html: string): boolean =>
  html
    .split('<figure class="figure"')
    .slice(1)
    .some((figure) => !figure.slice(0, figure.indexOf('</figure>')).includes('<img '));

/** Says that an imported text lacks its pictures, and where they are. */
export function AbsentFigures({ doi }: { doi: string | null }) {
  return (
    <p className={styles.note}>
      {t.picturesMissing()}
      {doi && <> {t.picturesElsewhere({ link: (text) => <a href={doiHref(doi)}>{text}</a> })}</>}
    </p>
  );
}

/** Whether a text has figures of which only the captions came. */
export const lacksPictures = (html: string): boolean =>
  html
    .split('<figure class="figure"')
    .slice(1)
    .some((figure) => !figure.slice(0, figure.indexOf('</figure>')).includes('<img '));

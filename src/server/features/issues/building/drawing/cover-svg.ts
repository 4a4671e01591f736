import { outlineText } from '../../../../typesetting/outline-text.ts';
import { designCover } from './design-cover.ts';
import { placeOf, type PrintedIssue } from './printed-issue.ts';

/** As covers stand on the site: three by four. */
const size = { width: 600, height: 800 };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The drawn cover as a picture for the site; its letters are paths, so that it looks alike wherever it is shown. */
export function coverSvg(issue: PrintedIssue): string {
  const { shapes, lines } = designCover(issue, size);
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(`${issue.journalTitle}, ${placeOf(issue)}`)}</title>`,
    ...shapes.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`),
    ...lines.map(
      ({ runs, x, y, ink }) =>
        `<path d="${outlineText(runs, { x, y }, ink.size, ink.tracking)}" fill="${ink.colour}"/>`,
    ),
    '</svg>',
  ].join('\n');
}

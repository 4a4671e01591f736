import { escapeMarkup } from '../content/rich-text.ts';
import { colours } from './house-colours.ts';
import { coverSize, designCover, panelTop, type Cover } from './cover-design.ts';
import { motifs, type MotifName } from './motifs/index.ts';
import { panel, type Shape } from './motifs/shape.ts';

function drawShape({ path, fill, stroke, strokeWidth, opacity }: Shape): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"`;
  const veil = opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
  return `<path d="${path}" fill="${fill ?? 'none'}"${line}${veil}/>`;
}

/** A cover as SVG, three by four: the title on paper above, the publication's motif below. */
export function drawCover(cover: Cover): string {
  const { labels, shapes } = designCover(cover);
  const { width, height } = coverSize;
  const words = labels.map(
    ({ text, x, y, size, tracking, colour }) =>
      `<text x="${x}" y="${Math.round(y)}" font-size="${Math.round(size * 10) / 10}" letter-spacing="${tracking}" ` +
      `fill="${colours[colour]}">${escapeMarkup(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeMarkup(cover.title)}</title>`,
    `<clipPath id="panel"><path d="M0 0H${panel.width}V${panel.height}H0Z"/></clipPath>`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${colours.paper}"/>`,
    `<g transform="translate(0 ${panelTop})" clip-path="url(#panel)">${shapes.map(drawShape).join('')}</g>`,
    `<g font-family="'Source Serif 4', 'Source Serif 4 Variable', Georgia, 'Times New Roman', serif">${words.join('')}</g>`,
    '</svg>',
  ].join('\n');
}

/** A square piece of a publication's motif. */
export const drawEmblem = (motif: MotifName, variation: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="200 80 360 360">${motifs[motif](variation).map(drawShape).join('')}</svg>`;

import { LiteElement } from '@mathjax/src/js/adaptors/lite/Element.js';
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import { AmsConfiguration } from '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import { BaseConfiguration } from '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import { BoldsymbolConfiguration } from '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import { CancelConfiguration } from '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js';
import { NoUndefinedConfiguration } from '@mathjax/src/js/input/tex/noundefined/NoUndefinedConfiguration.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import { SVG } from '@mathjax/src/js/output/svg.js';
import { isCovered } from './fonts.ts';

/** An equation as a drawing; lengths are in ems. */
export interface DrawnEquation {
  readonly svg: string;
  readonly width: number;
  /** How far it reaches below the baseline. */
  readonly depth: number;
}

const packages = [
  BaseConfiguration,
  AmsConfiguration,
  BoldsymbolConfiguration,
  CancelConfiguration,
  NoUndefinedConfiguration,
].map(({ name }) => name);

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
// The parts of the font for rarer characters.
mathjax.asyncLoad = (file: string) => import(file);
// An equation that may break is drawn as several pictures, of which we would print the first.
const output = new SVG({ fontCache: 'local', linebreaks: { inline: false } });
const document = mathjax.document('', { InputJax: new TeX({ packages }), OutputJax: output });

/** Whether our fonts have what the font for equations lacks. */
const isPrintable = (words: string): boolean =>
  !/[\p{C}\p{Zl}\p{Zp}]/u.test(words) && Array.from(words).every((character) => isCovered([character]));

/** Draws TeX; null if it is invalid, or has characters that cannot be drawn. */
export async function drawEquation(tex: string, isDisplay: boolean): Promise<DrawnEquation | null> {
  const node: unknown = await document.convertPromise(tex, { display: isDisplay });
  const [drawing] = node instanceof LiteElement ? adaptor.tags(node, 'svg') : [];
  if (drawing === undefined) return null;
  if (!adaptor.tags(drawing, 'text').every((text) => isPrintable(adaptor.textContent(text)))) return null;
  const svg = adaptor.serializeXML(drawing);
  if (svg.includes('data-mjx-error')) return null;
  const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/u.exec(svg);
  if (!box) return null;
  const [, , top = 0, width = 0, height = 0] = box.map(Number);
  return { svg, width: width / 1000, depth: (top + height) / 1000 };
}

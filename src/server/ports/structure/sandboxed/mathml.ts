import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { STATE } from '@mathjax/src/js/core/MathItem.js';
import { AbstractMmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js';
import { SerializedMmlVisitor } from '@mathjax/src/js/core/MmlTree/SerializedMmlVisitor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import { AmsConfiguration } from '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import { BaseConfiguration } from '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import { BoldsymbolConfiguration } from '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import { CancelConfiguration } from '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';

const packages = [BaseConfiguration, AmsConfiguration, BoldsymbolConfiguration, CancelConfiguration].map(
  ({ name }) => name,
);
RegisterHTMLHandler(liteAdaptor());
const document = mathjax.document('', { InputJax: new TeX({ packages }) });
const visitor = new SerializedMmlVisitor();

/** An equation in MathML; null if its TeX is invalid. */
export function mathMl(tex: string, isDisplay: boolean): string | null {
  try {
    const node: unknown = document.convert(tex, { display: isDisplay, end: STATE.CONVERT });
    if (!(node instanceof AbstractMmlNode)) return null;
    const written = visitor.visitTree(node);
    if (/<merror[ >]/u.test(written)) return null;
    // What only MathJax needs, and the indentation.
    return written.replace(/ (?:xmlns|data-[\w-]+|class)="[^"]*"/gu, '').replaceAll(/>\s*\n\s*</gu, '><');
  } catch {
    return null;
  }
}

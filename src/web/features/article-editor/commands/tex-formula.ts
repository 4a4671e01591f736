import { mathHtml } from '../schema/math-html.ts';

export type TexFormula = { readonly html: string } | { readonly error: string };

/** MathML of a formula in TeX, or what is wrong with the TeX. */
export async function texFormula(tex: string, isDisplayed: boolean): Promise<TexFormula> {
  const { default: temml } = await import('temml');
  try {
    const written = temml.renderToString(tex, {
      displayMode: isDisplayed,
      throwOnError: true,
      trust: false,
      maxExpand: 500,
    });
    const { body } = new DOMParser().parseFromString(written, 'text/html');
    const math = body.querySelector('math');
    return { html: math === null ? '' : mathHtml(math) };
  } catch (error) {
    return { error: error instanceof Error ? error.message.trim() : String(error) };
  }
}

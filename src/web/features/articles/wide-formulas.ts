import * as t from '../../../messages/articles.ts';

function follow(formula: HTMLElement): void {
  const isWide = formula.scrollWidth > formula.clientWidth;
  formula.role = isWide ? 'group' : null;
  formula.ariaLabel = isWide ? t.formula() : null;
  if (isWide) formula.tabIndex = 0;
  else formula.removeAttribute('tabindex');
}

/** Formulas that scroll can be reached by keyboard. Answers with how to stop. */
export function reachWideFormulas(): () => void {
  const seen = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) follow(target);
  });
  for (const formula of document.querySelectorAll('.article-text .formula')) seen.observe(formula);
  return () => seen.disconnect();
}

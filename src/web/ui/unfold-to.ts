/** Opens every collapsed section around an element. */
export function unfoldAround(element: Element | null | undefined): void {
  let fold = element?.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
}

/** Opens every collapsed section around an element, so that a link to it shows it. */
export const unfoldTo = (id: string): void => unfoldAround(document.getElementById(id));

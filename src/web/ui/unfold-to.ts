/** Opens every collapsed section around an element, so that a link to it shows it. */
export function unfoldTo(id: string): void {
  let fold = document.getElementById(id)?.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
}

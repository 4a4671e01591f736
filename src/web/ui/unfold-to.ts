/** Opens every fold around a part of the page, so that a link to it leads to something that is seen. */
export function unfoldTo(id: string): void {
  let fold = document.getElementById(id)?.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
}

import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/articles.ts';

function element<K extends keyof HTMLElementTagNameMap>(name: K, facts: Partial<HTMLElementTagNameMap[K]>) {
  return Object.assign(document.createElement(name), facts);
}

/** A dialog with the picture in its full size, its caption, and links to save and to close. */
function openFigure(link: HTMLAnchorElement): void {
  const small = link.querySelector('img');
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  const dialog = element('dialog', { className: 'full-figure', ariaLabel: caption || (small?.alt ?? t.figure()) });
  const actions = element('p', { className: 'full-figure-actions' });
  const close = element('button', { type: 'button', textContent: common.close() });
  close.addEventListener('click', () => dialog.close());
  actions.append(element('a', { href: link.href, download: '', textContent: t.downloadFigure() }), close);
  const room = element('div', { className: 'full-figure-room', tabIndex: 0 });
  room.append(element('img', { src: link.href, alt: small?.alt ?? '' }));
  dialog.append(actions, room, element('p', { textContent: caption }));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

/** Opens figures on the page instead of leaving it. Answers with how to stop. */
export function openFiguresInFull(): () => void {
  const stop = new AbortController();
  const open = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.article-text a.picture') : null;
    if (link === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openFigure(link);
  };
  document.addEventListener('click', open, { signal: stop.signal });
  return () => {
    stop.abort();
    document.querySelector<HTMLDialogElement>('dialog.full-figure')?.close();
  };
}

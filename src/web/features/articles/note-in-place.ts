const openAfter = 120;
const closeAfter = 250;
const room = 8;

/** What a citation or a note's mark leads to; null for other links. */
function targetOf(node: EventTarget | null): { link: HTMLAnchorElement; target: Element } | null {
  const link = node instanceof Element ? node.closest<HTMLAnchorElement>('.article-text a[href^="#"]') : null;
  const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return link && target?.matches('.references li, .footnotes li, .footnote') ? { link, target } : null;
}

function placeAt(box: HTMLElement, link: Element): void {
  const [from] = link.getClientRects();
  if (!from) return;
  const { width, height } = box.getBoundingClientRect();
  const isBelow = from.bottom + room + height <= window.innerHeight || from.top < height + room;
  const left = Math.min(Math.max(room, from.left), Math.max(room, window.innerWidth - width - room));
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? from.bottom + 4 : from.top - height - 4}px`;
}

function newBox(): HTMLElement {
  const box = document.createElement('div');
  box.id = 'note-in-place';
  box.className = 'note-in-place';
  box.popover = 'manual';
  box.setAttribute('role', 'note');
  (document.querySelector('main') ?? document.body).append(box);
  return box;
}

/** Shows references and notes beside their marks: on hover, on focus, and on the first tap. Answers with how to stop. */
export function showNotesInPlace(): () => void {
  const box = newBox();
  const stop = new AbortController();
  let shown: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = null;
    if (box.matches(':popover-open')) box.hidePopover();
  };
  const show = ({ link, target }: { link: HTMLAnchorElement; target: Element }) => {
    clearTimeout(timer);
    if (shown === link) return;
    hide();
    const copy = target.cloneNode(true);
    box.replaceChildren(...copy.childNodes);
    for (const one of box.querySelectorAll('[id]')) one.removeAttribute('id');
    box.lang = target.closest<HTMLElement>('[lang]')?.lang ?? '';
    link.setAttribute('aria-describedby', box.id);
    shown = link;
    box.showPopover();
    placeAt(box, link);
  };
  const soon = (act: () => void, after: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, after);
  };
  const isInside = (node: EventTarget | null) => node instanceof Node && box.contains(node);
  const on = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, act, { signal: stop.signal, capture: true });
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const found = targetOf(event.target);
    if (found) soon(() => show(found), openAfter);
    else if (isInside(event.target)) clearTimeout(timer);
    else if (shown) soon(hide, closeAfter);
  });
  on('focusin', (event) => {
    const found = targetOf(event.target);
    if (found?.link.matches(':focus-visible')) show(found);
    else if (!isInside(event.target)) hide();
  });
  on('keydown', (event) => event.key === 'Escape' && hide());
  on('click', (event) => {
    const found = targetOf(event.target);
    const isFirstTap =
      found !== null && found.link !== shown && 'pointerType' in event && event.pointerType === 'touch';
    if (isFirstTap) {
      event.preventDefault();
      show(found);
    } else if (!isInside(event.target)) hide();
  });
  on('scroll', (event) => shown !== null && !isInside(event.target) && hide());
  return () => {
    hide();
    stop.abort();
    box.remove();
  };
}

const openAfter = 120;
const closeAfter = 250;
const room = 8;

export interface MarkedNote {
  readonly content: () => readonly (Node | string)[];
  readonly lang: string;
}

interface FoundNote extends MarkedNote {
  /** The citation or the mark. */
  readonly link: HTMLAnchorElement;
}

interface NotesInPlace {
  /** What a citation or a note’s mark leads to; null for other links. */
  readonly find?: (link: HTMLAnchorElement, id: string) => MarkedNote | null;
  /** The text is being edited: its links lead nowhere, and their elements stay as they are. */
  readonly isEdited?: boolean;
}

/** What a note says, without its ids. */
export function contentOf(note: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...note.cloneNode(true).childNodes);
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id');
  return copy;
}

function noteOnPage(_link: HTMLAnchorElement, id: string): MarkedNote | null {
  const target = document.getElementById(id);
  if (!target?.matches('.references li, .footnotes li, .footnote')) return null;
  return { content: () => [contentOf(target)], lang: target.closest<HTMLElement>('[lang]')?.lang ?? '' };
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

/** The box beside a mark. */
function openBox(isDescribing: boolean) {
  const box = newBox();
  let shown: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (act: () => void, after: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, after);
  };
  const hide = () => {
    clearTimeout(timer);
    if (isDescribing) shown?.removeAttribute('aria-describedby');
    shown = null;
    if (box.matches(':popover-open')) box.hidePopover();
  };
  const show = ({ link, content, lang }: FoundNote) => {
    clearTimeout(timer);
    if (shown === link) return;
    hide();
    box.replaceChildren(...content());
    box.lang = lang;
    if (isDescribing) link.setAttribute('aria-describedby', box.id);
    shown = link;
    box.showPopover();
    placeAt(box, link);
  };
  return {
    show,
    hide,
    shown: () => shown,
    contains: (node: EventTarget | null) => node instanceof Node && box.contains(node),
    stay: () => clearTimeout(timer),
    /** Shows what is pointed at, or hides what was. */
    follow: (found: FoundNote | null) => {
      if (found) soon(() => show(found), openAfter);
      else if (shown) soon(hide, closeAfter);
      else clearTimeout(timer);
    },
    remove: () => {
      hide();
      box.remove();
    },
  };
}

/** Shows references and notes beside their marks: on hover, on focus, and on the first tap. */
export function showNotesInPlace({ find = noteOnPage, isEdited = false }: NotesInPlace = {}) {
  const box = openBox(!isEdited);
  const over = new AbortController();
  const noteOf = (node: EventTarget | null): FoundNote | null => {
    const link = node instanceof Element ? node.closest<HTMLAnchorElement>('.article-text a[href^="#"]') : null;
    const note = link && find(link, decodeURIComponent(link.hash.slice(1)));
    return note && { ...note, link };
  };
  const on = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, act, { signal: over.signal, capture: true });
  on('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    if (box.contains(target)) box.stay();
    else box.follow(noteOf(target));
  });
  on('focusin', ({ target }) => {
    const found = noteOf(target);
    if (found?.link.matches(':focus-visible')) box.show(found);
    else if (!box.contains(target)) box.hide();
  });
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !box.shown()) return;
    event.stopPropagation();
    box.hide();
  });
  on('click', (event) => {
    const found = noteOf(event.target);
    const isTap = 'pointerType' in event && event.pointerType === 'touch';
    if (found && isTap && found.link !== box.shown()) {
      event.preventDefault();
      box.show(found);
    } else if (!box.contains(event.target) && !(found && isEdited)) box.hide();
  });
  on('scroll', ({ target }) => box.shown() && !box.contains(target) && box.hide());
  return {
    /** Shows the note of a part of the text as if it were pointed at. */
    lookAt: (node: EventTarget | null) => box.follow(noteOf(node)),
    hide: box.hide,
    stop: () => {
      over.abort();
      box.remove();
    },
  };
}

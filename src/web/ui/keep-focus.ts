/** The page gets this time to move the focus itself, in milliseconds. */
const pageGoesFirst = 150;

const isWaiting = (element: HTMLElement): boolean => element.matches(':disabled[data-loading]');
const isGone = (element: HTMLElement): boolean => !element.isConnected || element.matches(':disabled');
const dialogOf = (element: HTMLElement) => element.closest<HTMLElement>('[role="dialog"]');

/** The parts of the page around an element, the nearest first: it may be gone when they are asked for. */
function partsAround(element: HTMLElement): readonly Element[] {
  const part = element.parentElement?.closest<HTMLElement>('section, main, [role="dialog"]') ?? null;
  return part === null ? [] : [part, ...partsAround(part)];
}

/** The heading of the nearest part that is still there; the page's own where none is. */
function headingFor(parts: readonly Element[]): HTMLElement | null {
  const part = parts.find((one) => one.isConnected) ?? document.querySelector('main');
  return part?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('main h1');
}

function focusHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

interface Held {
  readonly element: HTMLElement;
  readonly parts: readonly Element[];
  isWaiting: boolean;
}

/**
 * Preserves the focus. A disabled button loses it, so its dialog holds the focus until the button works again. If the
 * focused element is removed, the heading above it takes the focus.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => {
    const { activeElement: active } = document;
    return active === null || active === document.body || (held !== null && active === dialogOf(held.element));
  };
  const lookForGone = () => {
    if (held && isGone(held.element) && !isWaiting(held.element) && isLost()) focusHeading(headingFor(held.parts));
  };
  const look = () => {
    if (held === null) return;
    if (isWaiting(held.element)) {
      const hasBegun = held.isWaiting;
      // Before the dialog gets the focus: it only holds it for the button.
      held.isWaiting = true;
      if (!hasBegun) dialogOf(held.element)?.focus({ preventScroll: true });
    } else if (isGone(held.element)) {
      clearTimeout(timer);
      timer = setTimeout(lookForGone, pageGoesFirst);
    } else if (held.isWaiting) {
      held.isWaiting = false;
      if (isLost()) held.element.focus({ preventScroll: true });
    }
  };
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || (held?.isWaiting && target === dialogOf(held.element))) return;
    held = { element: target, parts: partsAround(target), isWaiting: false };
  };
  // A press elsewhere moves on.
  const leave = ({ target }: PointerEvent) => {
    if (held && !(target instanceof Node && held.element.contains(target))) held = null;
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'data-loading'],
  });
  document.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', leave);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', leave);
  };
}

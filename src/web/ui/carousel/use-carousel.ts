import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

interface Movement {
  interval: number;
  isPlaying: boolean;
  /** Changes slides at once instead of sliding. */
  isStill: boolean;
}

/** Moves the slides: an endless row that can be dragged, stepped and played. */
function useSlides({ interval, isPlaying, isStill }: Movement) {
  // Playing and waiting is decided here alone, so that nothing restarts what the visitor has stopped.
  const [plugins] = useState(() => [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })]);
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 28 }, plugins);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    // A visitor may have scrolled the row before it could move; embla counts from its start.
    embla.rootNode().scrollLeft = 0;
    const select = () => setSelected(embla.selectedScrollSnap());
    select();
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  useEffect(() => {
    if (!embla || !isPlaying) return;
    const autoplay = embla.plugins().autoplay;
    const play = () => autoplay.play(isStill);
    play();
    embla.on('pointerUp', play).on('reInit', play);
    return () => {
      embla.off('pointerUp', play).off('reInit', play);
      autoplay.stop();
    };
  }, [embla, isPlaying, isStill]);

  return {
    viewport,
    isReady: embla !== undefined,
    selected,
    previous: () => embla?.scrollPrev(isStill),
    next: () => embla?.scrollNext(isStill),
    show: (index: number) => embla?.scrollTo(index, isStill),
  };
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the visitor asks for less motion. The server cannot know, and renders nothing that moves. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the pointer or the focus is in an element: autoplay waits then. */
function useHold() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isHovered || isFocused,
    /** Ignores pointer and focus until they enter again, so that Play takes effect at once. */
    release: () => {
      setHovered(false);
      setFocused(false);
    },
    watch: {
      // A finger is no hover: it leaves no trace after the swipe.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

/** Whether a carousel plays, pauses or waits, and the steps that lead through it. */
export function useCarousel({ interval, isAlone }: { interval: number; isAlone: boolean }) {
  const isStill = useReducedMotion();
  const [choice, choose] = useState<'play' | 'pause'>();
  const { isHeld, release, watch } = useHold();
  const isPaused = choice === undefined ? isStill : choice === 'pause';
  const isPlaying = !isPaused && !isHeld && !isAlone;
  const slides = useSlides({ interval, isPlaying, isStill });
  return {
    ...slides,
    isPaused,
    isPlaying,
    playOrPause: () => {
      choose(isPaused ? 'play' : 'pause');
      if (isPaused) release();
    },
    watch: {
      ...watch,
      onKeyDown: ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
        if (altKey || ctrlKey || metaKey) return;
        if (key === 'ArrowLeft') slides.previous();
        if (key === 'ArrowRight') slides.next();
      },
    },
  };
}

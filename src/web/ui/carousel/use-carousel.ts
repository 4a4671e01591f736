import { useState, type KeyboardEvent } from 'react';
import { useHold } from './use-hold.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useSlides } from './use-slides.ts';

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

import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  /** The name of the carousel, so that two on one page can be told apart. */
  label: string;
  controls: string;
  place: string;
  steps: { isPaused: boolean; previous: () => void; next: () => void; playOrPause: () => void };
}

/** One step back, pause or play, one step on; and which slide is seen. */
export function CarouselControls({ label, controls, place, steps }: CarouselControlsProps) {
  const { isPaused, previous, next, playOrPause } = steps;
  const PlayIcon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.play} onClick={playOrPause}>
        <Icon of={PlayIcon} size={18} />
        {isPaused ? 'Play' : 'Pause'}
        <span className="visually-hidden">{`: ${label}`}</span>
      </button>
      <span className={styles.place} aria-hidden>
        {place}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label="Previous slide"
        aria-controls={controls}
        onClick={previous}
      >
        <Icon of={IconChevronLeft} size={22} />
      </button>
      <button type="button" className={styles.step} aria-label="Next slide" aria-controls={controls} onClick={next}>
        <Icon of={IconChevronRight} size={22} />
      </button>
    </div>
  );
}

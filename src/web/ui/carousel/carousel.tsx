import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import * as t from '../../../messages/ui.ts';
import { Icon } from '../icon.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';
import { hidden } from '../message-tags.tsx';

interface CarouselControlsProps {
  /** The name of the carousel, so that two on one page can be told apart. */
  label: string;
  controls: string;
  place: string;
  steps: { isPaused: boolean; previous: () => void; next: () => void; playOrPause: () => void };
}

/** One step back, pause or play, one step on; and which slide is seen. */
function CarouselControls({ label, controls, place, steps }: CarouselControlsProps) {
  const { isPaused, previous, next, playOrPause } = steps;
  const PlayIcon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.play} onClick={playOrPause}>
        <Icon of={PlayIcon} size={18} />
        {(isPaused ? t.play : t.pause)({
          hidden,
          name: label,
        })}
      </button>
      <span className={styles.place} aria-hidden>
        {place}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={t.previousSlide()}
        aria-controls={controls}
        onClick={previous}
      >
        <Icon of={IconChevronLeft} size={22} />
      </button>
      <button type="button" className={styles.step} aria-label={t.nextSlide()} aria-controls={controls} onClick={next}>
        <Icon of={IconChevronRight} size={22} />
      </button>
    </div>
  );
}

interface CarouselContentsProps {
  slides: readonly { readonly id: string; readonly name?: string }[];
  label: string;
  selected: number;
  controls: string;
  onChoose: (index: number) => void;
}

/** All slides by name, to jump to one; on a wide screen only, where a list has room. */
function CarouselContents({ label, slides, selected, controls, onChoose }: CarouselContentsProps) {
  return (
    <ol className={styles.contents} aria-label={t.contentsOf({ name: label })}>
      {slides.map(({ id, name }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.name}
            aria-controls={controls}
            aria-current={index === selected}
            onClick={() => onChoose(index)}
          >
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <bdi className={styles.words}>{name}</bdi>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface CarouselProps {
  /** What the carousel shows; read out as the name of the region. */
  label: string;
  slides: readonly { readonly id: string; readonly name?: string; readonly content: ReactNode }[];
  /** Milliseconds between slides. */
  interval: number;
  /** Pixels of the frame, one slide each; or one width each for small, middle (919 px) and large (1536 px) windows. Never wider than its place. */
  width: number | readonly [small: number, middle: number, large: number];
  className?: string | undefined;
  /** A heading at the start of the row of controls. */
  heading?: ReactNode;
  /** Lists the names of the slides below them on a wide screen, to jump to one. */
  hasContents?: boolean;
}

function frameOf(width: CarouselProps['width']): CSSProperties & Record<`--${string}`, string> {
  const [small, middle, large] = typeof width === 'number' ? [width, width, width] : width;
  return { '--small': `${small}px`, '--middle': `${middle}px`, '--large': `${large}px` };
}

/**
 * An endless row of slides that plays, and pauses while the pointer or the focus is in it; buttons, arrow keys, swipe and
 * drag move it. Without JavaScript it scrolls sideways.
 *
 *     <Carousel label="Full issues" slides={[{ id, content: <Cover … /> }]} interval={3000} width={240} />
 */
export function Carousel({ label, slides, interval, width, className = '', heading, hasContents }: CarouselProps) {
  const id = useId();
  const isAlone = slides.length < 2;
  const { viewport, watch, selected, isReady, isPlaying, show, ...steps } = useCarousel({ interval, isAlone });
  if (slides.length === 0) return null;
  const place = (index: number) => t.slideOf({ place: index + 1, count: slides.length });
  const common = { label, controls: id, selected };
  return (
    <div
      role="region"
      aria-roledescription={t.carousel()}
      aria-label={label}
      className={`${styles.carousel} ${className}`}
      style={frameOf(width)}
      data-moves={isReady}
      {...watch}
    >
      <div className={styles.row}>
        {heading}
        {!isAlone && <CarouselControls {...common} place={place(selected)} steps={steps} />}
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div id={id} className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={t.slide()}
              aria-label={place(index)}
              className={styles.slide}
              inert={isReady && index !== selected}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {hasContents && !isAlone && <CarouselContents {...common} slides={slides} onChoose={show} />}
    </div>
  );
}

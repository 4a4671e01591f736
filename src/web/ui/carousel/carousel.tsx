import { useId, type CSSProperties, type ReactNode } from 'react';
import { CarouselContents } from './carousel-contents.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** What the carousel shows; read out as the name of the region. */
  label: string;
  slides: readonly { readonly id: string; readonly name?: string; readonly content: ReactNode }[];
  /** Milliseconds until it moves on by itself. */
  interval: number;
  /** Pixels of the frame, one slide each; or one width each for small, middle (919 px) and large (1536 px) windows. Never wider than its place. */
  width: number | readonly [small: number, middle: number, large: number];
  className?: string | undefined;
  /** Stands in the row of the controls, at its start: the heading, if it belongs there. */
  heading?: ReactNode;
  /** Lists the names of the slides below them on a wide screen, to jump to one. */
  hasContents?: boolean;
}

function frameOf(width: CarouselProps['width']): CSSProperties & Record<`--${string}`, string> {
  const [small, middle, large] = typeof width === 'number' ? [width, width, width] : width;
  return { '--small': `${small}px`, '--middle': `${middle}px`, '--large': `${large}px` };
}

/**
 * Slides that follow each other without end: they move by themselves, and wait while a pointer or the focus is in them;
 * buttons, arrow keys, swipe and drag lead on. Without scripting it is a row that scrolls sideways.
 *
 *     <Carousel label="Full issues" slides={[{ id, content: <Cover … /> }]} interval={3000} width={240} />
 */
export function Carousel({ label, slides, interval, width, className = '', heading, hasContents }: CarouselProps) {
  const id = useId();
  const isAlone = slides.length < 2;
  const { viewport, watch, selected, isReady, isPlaying, show, ...steps } = useCarousel({ interval, isAlone });
  if (slides.length === 0) return null;
  const place = (index: number) => `${index + 1} of ${slides.length}`;
  const common = { label, controls: id, selected };
  return (
    <div
      role="region"
      aria-roledescription="carousel"
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
              aria-roledescription="slide"
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

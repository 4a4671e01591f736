import styles from './carousel-contents.module.css';

interface CarouselContentsProps {
  slides: readonly { readonly id: string; readonly name?: string }[];
  label: string;
  selected: number;
  controls: string;
  onChoose: (index: number) => void;
}

/** All slides by name, to jump to one; on a wide screen only, where a list has room. */
export function CarouselContents({ label, slides, selected, controls, onChoose }: CarouselContentsProps) {
  return (
    <ol className={styles.contents} aria-label={`Contents: ${label}`}>
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

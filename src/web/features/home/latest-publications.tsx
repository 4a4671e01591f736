import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { LatestPublication } from './latest-publication.ts';
import styles from './latest-publications.module.css';
import { PublicationSlide } from './publication-slide.tsx';

const interval = 6000;
const width = [350, 950, 1400] as const;
const name = 'Latest Publications';

interface Latest {
  readonly id: string;
  readonly title: string;
  /** Null where the page holds its slide. */
  readonly publication: LatestPublication | null;
}

/** The newest articles as a reading list that turns its own pages; empty while there is nothing to read. */
export function LatestPublications({ publications }: { publications: readonly Latest[] }) {
  const slides = publications.map(({ id, title, publication }, place) => ({
    id,
    name: title,
    content: <PublicationSlide place={place} publication={publication} />,
  }));
  return (
    <div className={styles.band}>
      <div className={styles.place}>
        {slides.length === 0 ? (
          <h2 className={styles.heading}>{name}</h2>
        ) : (
          <Carousel
            label={name}
            slides={slides}
            interval={interval}
            width={width}
            className={styles.frame}
            heading={<h2 className={styles.heading}>{name}</h2>}
            hasContents
          />
        )}
      </div>
    </div>
  );
}

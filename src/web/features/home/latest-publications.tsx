import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { LatestPublication } from './latest-publication.ts';
import styles from './latest-publications.module.css';
import { PublicationSlide } from './publication-slide.tsx';

const interval = 6000;
const width = [350, 950, 1400] as const;
const name = 'Latest Publications';

/** The newest articles as a reading list that turns its own pages; empty while there is nothing to read. */
export function LatestPublications({ publications }: { publications: readonly LatestPublication[] }) {
  const slides = publications.map((publication) => ({
    id: publication.id,
    name: publication.title,
    content: <PublicationSlide publication={publication} />,
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

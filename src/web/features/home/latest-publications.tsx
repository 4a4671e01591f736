import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/home.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Cover } from '../../ui/cover.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { InPage } from '../../ui/in-page.tsx';
import { Link } from '../../ui/link.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { AuthorLine } from '../articles/author-line.tsx';
import type { LatestPublication } from './latest-publication.ts';
import styles from './latest-publications.module.css';
import { hidden } from '../../ui/message-tags.tsx';

/** The name under which an entry is left in the page. */
export const slideName = (place: number) => `latest-${place}`;

function Entry({ publication }: { publication: LatestPublication }) {
  const { id, title, acceptedDate, publishedDate, issue, journalAbbreviation, journalTitle } = publication;
  const address = pages.article.href({ catId: journalAbbreviation, articleId: id });
  return (
    <article className={styles.entry}>
      <div className={styles.cover}>
        <Cover imageUrl={publication.coverUrl} title={journalAbbreviation} />
      </div>
      <div className={styles.facts}>
        <p className={styles.journal}>{journalTitle}</p>
        <p>{issue}</p>
        {acceptedDate && (
          <p>{t.accepted({ day: () => <time dateTime={acceptedDate}>{formatDay(acceptedDate)}</time> })}</p>
        )}
        <p>{t.published({ day: () => <time dateTime={publishedDate}>{formatDay(publishedDate)}</time> })}</p>
        <p>{publication.access === 'open' ? common.openAccess() : common.subscribers()}</p>
      </div>
      <div className={styles.words}>
        <RichHtml as="h3" html={publication.titleHtml} />
        <div className={styles.authors}>
          <AuthorLine authors={publication.authors} />
        </div>
        <p className={styles.preview} dir="auto">
          {publication.preview}
        </p>
        <Link className={styles.more} to={address}>
          {t.readFullArticle({ hidden, title })}
        </Link>
      </div>
    </article>
  );
}

interface PublicationSlideProps {
  readonly place: number;
  readonly publication: LatestPublication | null;
}

/** One entry of the reading list: the cover, the title page in short, where and when. */
const PublicationSlide = ({ place, publication }: PublicationSlideProps) => (
  <InPage name={slideName(place)} value={publication}>
    {(shown) => <Entry publication={shown} />}
  </InPage>
);

const interval = 6000;
const width = [350, 950, 1400] as const;

interface Latest {
  readonly id: string;
  readonly title: string;
  /** Null where the page holds its slide. */
  readonly publication: LatestPublication | null;
}

/** The newest articles as a reading list that turns its own pages; empty while there is nothing to read. */
export function LatestPublications({ publications }: { publications: readonly Latest[] }) {
  const name = t.latestPublications();
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

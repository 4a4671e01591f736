import { Link } from '../../ui/link.tsx';
import { pages } from '../../../contracts/pages.ts';
import { formatDay } from '../../ui/format-day.ts';
import { InPage } from '../../ui/in-page.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { AuthorLine } from '../articles/author-line.tsx';
import { Cover } from '../journals/cover.tsx';
import type { LatestPublication } from './latest-publication.ts';
import styles from './publication-slide.module.css';

/** The name under which an entry is left in the page. */
export const slideName = (place: number) => `latest-${place}`;

function Entry({ publication }: { publication: LatestPublication }) {
  const { id, title, acceptedDate, issue, journalAbbreviation, journalTitle } = publication;
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
          <p>
            Accepted <time dateTime={acceptedDate}>{formatDay(acceptedDate)}</time>
          </p>
        )}
        <p>{publication.access === 'open' ? 'Open access' : 'Subscribers'}</p>
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
          Read Full Article →<span className="visually-hidden">{`: ${title}`}</span>
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
export const PublicationSlide = ({ place, publication }: PublicationSlideProps) => (
  <InPage name={slideName(place)} value={publication}>
    {(shown) => <Entry publication={shown} />}
  </InPage>
);

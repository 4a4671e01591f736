import { Link } from 'react-router';
import { overview } from '../../../contracts/overview.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/overview.ts';
import { useCall } from '../../api/use-call.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { RetractedList } from '../articles/retracted-works.tsx';
import styles from './overview.module.css';

/** Published articles that cite retracted works; hidden while there are none. */
export function CitingRetracted() {
  const { data } = useCall(overview.citingRetracted);
  if (!data || data.count === 0) return null;
  return (
    <PanelSection title={t.citingRetracted()} lead={t.citingRetractedLead({ count: data.count })} isWide>
      <ul className={styles.citing}>
        {data.articles.map(({ articleId, title, journalTitle, journalAbbreviation: catId, works }) => (
          <li key={articleId}>
            <p className={styles.title}>
              <Link to={pages.article.href({ catId, articleId })}>
                <bdi>{title}</bdi>
              </Link>
            </p>
            <p className={styles.soft}>{journalTitle}</p>
            <RetractedList works={works} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

import { Link } from 'react-router';
import type { AskedFor, IndexingReport } from '../../../contracts/indexing.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/indexing.ts';
import fold from '../../ui/fold.module.css';
import { reviewSettingsAddress } from '../review-settings/review-settings-address.ts';
import styles from './indexing.module.css';
import type { Readiness } from './readiness.ts';
import { indexNames, requirementWords, type FixPlace } from './requirement-words.ts';

interface Where {
  readonly report: IndexingReport;
  readonly user: CurrentUser;
}

/** The link to where something missing is added. Editors in chief change no journal: for them there is none. */
function FixLink({ place, report, user }: Where & { place: FixPlace }) {
  const tab = (name: 'createJournal' | 'adminManuscripts' | 'overview') =>
    pages.dashboard.href({ profileId: user.id }, { tab: dashboardTabs[name] });
  if (place === null || !user.isAdmin) return null;
  const links = {
    journal: [tab('createJournal'), t.toJournal],
    setup: [pages.journalSetup.href({ journalId: report.journalId }), t.toSetup],
    review: [reviewSettingsAddress(user.id), t.toReview],
    articles: [tab('adminManuscripts'), t.toArticles],
    dois: [tab('overview'), t.toDois],
  } as const;
  const [to, text] = links[place];
  return <Link to={to}>{text()}</Link>;
}

function MissingItem({ asked, ...where }: Where & { asked: AskedFor }) {
  const { name, fix, place } = requirementWords[asked.requirement];
  const { articleCount, journalId, article } = where.report;
  const unnamed = asked.missing - asked.articles.length;
  return (
    <li className={styles.item}>
      <p className={styles.name}>{name()}</p>
      <p className={styles.soft}>
        {fix()} <FixLink place={place} {...where} />
      </p>
      {article === null && asked.articles.length > 0 && (
        <details className={styles.soft}>
          <summary>{t.missingOf({ missing: asked.missing, count: articleCount })}</summary>
          <ul>
            {asked.articles.map(({ id, title }) => (
              <li key={id}>
                <Link to={pages.indexing.href({ journalId }, { article: id })}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
            {unnamed > 0 && <li>{t.andMore({ count: unnamed })}</li>}
          </ul>
        </details>
      )}
    </li>
  );
}

function stateOf({ missing, missingAdvice }: Readiness): string {
  if (missing.length > 0) return t.requiredMissing({ count: missing.length });
  return missingAdvice.length > 0 ? t.adviceMissing({ count: missingAdvice.length }) : t.ready();
}

function MissingList({ title, all, ...where }: Where & { title: string; all: readonly AskedFor[] }) {
  if (all.length === 0) return null;
  return (
    <>
      <h3 className={styles.kind}>{title}</h3>
      <ul className={styles.list}>
        {all.map((asked) => (
          <MissingItem key={asked.requirement} asked={asked} {...where} />
        ))}
      </ul>
    </>
  );
}

/** What an index asks for: what is missing and how to get it, then what is there. */
export function IndexSection({ readiness, ...where }: Where & { readiness: Readiness }) {
  const { index, missing, missingAdvice, met } = readiness;
  const { article, articleCount, journalAbbreviation } = where.report;
  const isFile = (index === 'doaj' || index === 'pubmed') && article === null && articleCount > 0;
  return (
    <details className={styles.index}>
      <summary className={fold.summary}>
        <h2>
          {indexNames[index]()} <span className={styles.state}>{stateOf(readiness)}</span>
        </h2>
      </summary>
      <div className={styles.contents}>
        <MissingList title={t.required()} all={missing} {...where} />
        <MissingList title={t.recommended()} all={missingAdvice} {...where} />
        {met.length > 0 && (
          <p className={styles.soft}>
            {t.there({ names: met.map(({ requirement }) => requirementWords[requirement].name()).join(', ') })}
          </p>
        )}
        {isFile && (
          <p>
            <a href={`/journal/${encodeURIComponent(journalAbbreviation)}/articles-for-${index}.xml`} download>
              {t.download({ index: indexNames[index]() })}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

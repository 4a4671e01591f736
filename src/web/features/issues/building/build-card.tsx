import { Button } from '@mantine/core';
import type { IssueBuild } from '../../../../contracts/issue-builds.ts';
import * as t from '../../../../messages/issues.ts';
import { Cover } from '../../../ui/cover.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi, hidden } from '../../../ui/message-tags.tsx';
import { nameOf } from '../issue-place.ts';
import { leftOutWords } from './build-draft.ts';
import styles from './building.module.css';

interface BuildCardProps {
  readonly build: IssueBuild;
  /** Whether its document is used by an issue. */
  readonly isInUse: boolean;
  readonly isBusy: boolean;
  readonly onSell: () => void;
  readonly onDiscard: () => void;
}

/** The current step, in words. */
function stepOf({ state, done, total }: IssueBuild): string {
  if (state === 'waiting') return t.queued();
  return done < total ? t.addingArticle({ number: done + 1, total }) : t.addingCover();
}

function Progress({ build, name }: { build: IssueBuild; name: string }) {
  return (
    <div className={styles.progress}>
      {/* The last step counts as one more article. */}
      <progress aria-label={t.building({ name })} value={build.done} max={build.total + 1} />
      <p className={styles.hint} role="status">
        {stepOf(build)}
      </p>
    </div>
  );
}

function LeftOutList({ leftOut }: Pick<IssueBuild, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <div>
      <p className={styles.hint}>{t.listNotInIssue()}</p>
      <ul className={styles.leftOut}>
        {leftOut.map(({ articleId, title, reason }) => (
          <li key={articleId}>
            {t.leftOutArticle({
              title,
              reason: leftOutWords[reason](),
              bdi,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({
  build,
  name,
  isInUse,
  onSell,
}: {
  build: IssueBuild;
  name: string;
  isInUse: boolean;
  onSell: () => void;
}) {
  const { document, pages, total, leftOut, fullIssueId } = build;
  if (document === null) return <p className={styles.hint}>{t.buildDeleted()}</p>;
  return (
    <>
      <p className={styles.hint}>{t.buildSize({ total, pages: pages ?? 0, size: formatSize(document.size) })}</p>
      <LeftOutList leftOut={leftOut} />
      <div className={styles.actions}>
        {!isInUse && <Button onClick={onSell}>{fullIssueId === null ? t.setPrice() : t.replaceDocument()}</Button>}
        {isInUse && <p>{t.isInUse()}</p>}
        <a href={document.url} target="_blank" rel="noreferrer">
          {t.viewBuild({ name, hidden })}
        </a>
      </div>
    </>
  );
}

const isUnderWay = ({ state }: IssueBuild) => state === 'waiting' || state === 'building';

/** An issue being built, with its progress; or the result. */
export function BuildCard({ build, isInUse, isBusy, onSell, onDiscard }: BuildCardProps) {
  const name = nameOf(build);
  return (
    <li className={styles.build}>
      <Cover imageUrl={build.cover?.url ?? null} title={build.journalAbbreviation} />
      <div className={styles.outcome}>
        <h4 className={styles.name}>{name}</h4>
        <p className={styles.hint}>{t.started({ moment: formatMoment(new Date(build.createdAt)) })}</p>
        {isUnderWay(build) && <Progress build={build} name={name} />}
        {build.state === 'failed' && (
          <Message kind="bad">
            <p>{build.failure}</p>
          </Message>
        )}
        {build.state === 'done' && <Result build={build} name={name} isInUse={isInUse} onSell={onSell} />}
        <div>
          <Button variant="subtle" size="compact-md" loading={isBusy} onClick={onDiscard}>
            {(isUnderWay(build) ? t.stopBuild : t.removeBuild)({ name, hidden })}
          </Button>
        </div>
      </div>
    </li>
  );
}

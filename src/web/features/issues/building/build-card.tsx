import { Button } from '@mantine/core';
import type { IssueBuild } from '../../../../contracts/issue-builds.ts';
import { Cover } from '../../../ui/cover.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { placeOf } from '../issue-place.ts';
import { leftOutWords } from './build-draft.ts';
import styles from './building.module.css';

interface BuildCardProps {
  readonly build: IssueBuild;
  /** Whether its document is that of an issue. */
  readonly isInUse: boolean;
  readonly isBusy: boolean;
  readonly onSell: () => void;
  readonly onDiscard: () => void;
}

/** What is being done, in words. */
function stepOf({ state, done, total }: IssueBuild): string {
  if (state === 'waiting') return 'Waiting for its turn.';
  return done < total ? `Putting in article ${done + 1} of ${total}.` : 'Drawing cover, contents and page numbers.';
}

function Progress({ build, name }: { build: IssueBuild; name: string }) {
  return (
    <div className={styles.progress}>
      {/* The last step counts as one more article. */}
      <progress aria-label={`Building ${name}`} value={build.done} max={build.total + 1} />
      <p className={styles.hint} role="status">
        {stepOf(build)} You may leave this page; the work goes on.
      </p>
    </div>
  );
}

function LeftOutList({ leftOut }: Pick<IssueBuild, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <div>
      <p className={styles.hint}>Not in the issue:</p>
      <ul className={styles.leftOut}>
        {leftOut.map(({ articleId, title, reason }) => (
          <li key={articleId}>
            <bdi>{title}</bdi>: {leftOutWords[reason]}
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
  if (document === null) return <p className={styles.hint}>What was built is no longer kept. Please build it again.</p>;
  return (
    <>
      <p className={styles.hint}>
        {total === 1 ? 'One article' : `${total} articles`}, {pages} pages, {formatSize(document.size)}
      </p>
      <LeftOutList leftOut={leftOut} />
      <div className={styles.actions}>
        {!isInUse && (
          <Button onClick={onSell}>
            {fullIssueId === null ? 'Price it and put it on sale' : 'Put it into that issue'}
          </Button>
        )}
        {isInUse && <p>It is the document of the issue.</p>}
        <a href={document.url} target="_blank" rel="noreferrer">
          Look at it<span className="visually-hidden">: {name} (opens in a new tab)</span>
        </a>
      </div>
    </>
  );
}

const isUnderWay = ({ state }: IssueBuild) => state === 'waiting' || state === 'building';

/** An issue that is being built, with how far it is; or what came of it. */
export function BuildCard({ build, isInUse, isBusy, onSell, onDiscard }: BuildCardProps) {
  const name = `${build.journalAbbreviation}, ${placeOf(build)}`;
  return (
    <li className={styles.build}>
      <Cover imageUrl={build.cover?.url ?? null} title={build.journalAbbreviation} />
      <div className={styles.outcome}>
        <h4 className={styles.name}>{name}</h4>
        <p className={styles.hint}>Begun {formatMoment(new Date(build.createdAt))}</p>
        {isUnderWay(build) && <Progress build={build} name={name} />}
        {build.state === 'failed' && (
          <Message kind="bad">
            <p>{build.failure}</p>
          </Message>
        )}
        {build.state === 'done' && <Result build={build} name={name} isInUse={isInUse} onSell={onSell} />}
        <div>
          <Button variant="subtle" size="compact-md" loading={isBusy} onClick={onDiscard}>
            {isUnderWay(build) ? 'Stop' : 'Take off this list'}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

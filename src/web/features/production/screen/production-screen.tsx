import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { production as calls } from '../../../../contracts/production.ts';
import type { Production } from '../../../../contracts/production-reads.ts';
import type { Quote } from '../../../../contracts/production-proof.ts';
import { useQueryClient } from '@tanstack/react-query';
import * as t from '../../../../messages/production.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ManuscriptHeading } from '../manuscript-heading.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FinalPdf } from './final-pdf.tsx';
import { PagePane } from './page-pane.tsx';
import styles from './production-screen.module.css';
import type { ScreenProps } from './screen-props.ts';
import { SavingStatus } from './saving-status.tsx';
import { Steps } from './steps.tsx';
import { TextPane } from './text-pane.tsx';
import { useTextKeeper } from './use-text-keeper.ts';

function Heading({ production }: Pick<ScreenProps, 'production'>) {
  const { articleUrl } = production;
  return (
    <header className={styles.head}>
      <ManuscriptHeading of={production}>
        {articleUrl !== null && <Link to={articleUrl}>{t.goToArticle()}</Link>}
      </ManuscriptHeading>
    </header>
  );
}

/** Steps above, the text on the left, the printed page with problems and notes on the right. */
export function ProductionScreen({ user, production }: { user: CurrentUser; production: Production }) {
  const { keeper, kept } = useTextKeeper(user.id, production);
  const client = useQueryClient();
  const [selected, setSelected] = useState<Quote | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const [isFrontDirty, setFrontDirty] = useState(false);
  const isPublished = production.stage === 'published';
  const take = (changed: Production) => {
    keeper.replace(changed);
    const { manuscriptId } = changed;
    client.setQueriesData({ queryKey: [calls.single.path, { manuscriptId }] }, changed);
    void client.invalidateQueries({ queryKey: [calls.revisions.path] });
  };
  useEffect(() => {
    // A colleague saved, or a change was accepted elsewhere, while nothing was typed here.
    if (production.revision > keeper.kept.revision && keeper.kept.status === 'saved') keeper.replace(production);
  }, [keeper, production]);
  const isOlder = kept.status === 'saved' && production.revision < kept.revision;
  useEffect(() => {
    // Title, notes and tasks may have changed since.
    if (isOlder) void client.invalidateQueries({ queryKey: [calls.single.path] });
  }, [client, isOlder]);
  const shared = { production: { ...production, revision: kept.revision, problems: [...kept.problems] }, take };
  return (
    <div className={styles.screen}>
      <Heading production={production} />
      <Steps {...shared} isSaved={kept.status === 'saved' && !isFrontDirty} />
      {isPublished && <Message kind="info">{t.publishedNote()}</Message>}
      {production.fault !== null && production.text.bodyHtml === '' && (
        <Message kind="warn">{production.fault}</Message>
      )}
      <FinalPdf {...shared} />
      {production.mayEdit && <SavingStatus kept={kept} />}
      <div className={styles.panes}>
        <TextPane
          {...shared}
          keeper={keeper}
          kept={kept}
          place={place}
          onArrived={() => setPlace(null)}
          onSelect={setSelected}
          isNewest={production.revision === kept.revision}
          onFrontDirty={setFrontDirty}
        />
        <PagePane {...shared} kept={kept} selected={selected} goTo={setPlace} />
      </div>
      <ConflictDialog kept={kept} onChoose={(choices) => keeper.resolve(choices)} />
      <UnsavedChanges areThere={kept.status !== 'saved' || isFrontDirty} onLeave={() => void keeper.saveNow()} />
    </div>
  );
}

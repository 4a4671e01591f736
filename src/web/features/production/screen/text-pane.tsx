import { NativeSelect, Tabs } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { citationStyles } from '../../../../contracts/article-parts.ts';
import { production as calls } from '../../../../contracts/production.ts';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import type { Quote } from '../../../../contracts/production-proof.ts';
import * as t from '../../../../messages/production.ts';
import { sendFiles } from '../../../api/send-files.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { linkedIds } from '../../article-editor/references/reference-changes.ts';
import { ReferencesForm } from '../../article-editor/references/references-form.tsx';
import { FrontForm } from './front-form.tsx';
import { History } from './history.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './production-screen.module.css';
import type { KeptText, TextKeeper } from './text-keeper.ts';
import { isOpenNote } from '../stage-words.ts';

const ArticleTextEditor = lazy(() => import('../../article-editor/article-text-editor.tsx'));

interface TextPaneProps extends ScreenProps {
  readonly keeper: TextKeeper;
  readonly kept: KeptText;
  /** The id that the text scrolls to. */
  readonly place: string | null;
  readonly onArrived: () => void;
  /** Whether title and abstract are those of the revision that is shown. */
  readonly isNewest: boolean;
  /** Hears whether typed front matter is not saved. */
  readonly onFrontDirty: (isDirty: boolean) => void;
  readonly onSelect: (quote: Quote | null) => void;
}

/** Stores a picture for the text. */
const uploadPicture = (manuscriptId: string, file: File) =>
  sendFiles({
    call: calls.uploadPicture,
    params: { manuscriptId },
    files: [file],
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

/** Chooses the citation style, and writes all references in it. */
function Restyle({ production, take, kept }: Pick<TextPaneProps, 'production' | 'take' | 'kept'>) {
  const restyle = useCallMutation(calls.restyle);
  const { manuscriptId, style } = production;
  return (
    <div className={styles.restyle}>
      <NativeSelect
        label={t.style()}
        value={style}
        disabled={restyle.isPending || kept.status !== 'saved'}
        data={[...citationStyles]}
        onChange={({ currentTarget }) => {
          const chosen = citationStyles.find((one) => one === currentTarget.value) ?? style;
          const body = { revision: kept.revision, style: chosen };
          restyle.mutate(
            { params: { manuscriptId }, body },
            {
              onSuccess: ({ message, production: changed }) => {
                showNotice('good', message);
                take(changed);
              },
            },
          );
        }}
      />
      {restyle.error && <Message kind="bad">{restyle.error.message}</Message>}
    </div>
  );
}

interface EditorProps extends TextPaneProps {
  readonly setReferences: (references: readonly ProductionReference[]) => void;
}

/** The editor with the open notes marked in it; a text from elsewhere begins another. */
function Editor({ production, keeper, kept, place, onArrived, onSelect, setReferences }: EditorProps) {
  const { text, replaced } = kept;
  const notes = useMemo(
    () => production.notes.filter(isOpenNote).map(({ id, kind, quote }) => ({ id, kind, ...quote })),
    [production.notes],
  );
  return (
    <Suspense fallback={<Reading error={null} />}>
      <ArticleTextEditor
        key={replaced}
        bodyHtml={text.bodyHtml}
        references={text.references}
        onReferences={setReferences}
        isReadOnly={!production.mayEdit}
        goTo={place}
        onArrived={onArrived}
        notes={notes}
        onSelect={onSelect}
        onChange={(bodyHtml) => keeper.change({ ...keeper.kept.text, bodyHtml })}
        uploadPicture={(file) => uploadPicture(production.manuscriptId, file)}
      />
    </Suspense>
  );
}

/** The text, its references and its history. */
export function TextPane(props: TextPaneProps) {
  const { production, take, keeper, kept, isNewest, onFrontDirty } = props;
  const { text } = kept;
  const isReadOnly = !production.mayEdit;
  const setReferences = (references: readonly ProductionReference[]) =>
    keeper.change({ ...keeper.kept.text, references: [...references] });
  return (
    <Tabs defaultValue={production.hasText ? 'text' : 'references'} className={styles.pane ?? ''} keepMounted={false}>
      <Tabs.List>
        {production.hasText && <Tabs.Tab value="text">{t.theText()}</Tabs.Tab>}
        <Tabs.Tab value="front">{t.theFront()}</Tabs.Tab>
        <Tabs.Tab value="references">{t.theReferences({ count: text.references.length })}</Tabs.Tab>
        <Tabs.Tab value="history">{t.history()}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="text">
        <Editor {...props} setReferences={setReferences} />
      </Tabs.Panel>
      <Tabs.Panel value="front" keepMounted>
        <FrontForm
          production={production}
          take={take}
          isSaved={kept.status === 'saved' && isNewest}
          onDirty={onFrontDirty}
        />
      </Tabs.Panel>
      <Tabs.Panel value="references">
        <Restyle production={production} take={take} kept={kept} />
        <ReferencesForm
          references={text.references}
          citedIds={linkedIds(text.bodyHtml)}
          isReadOnly={isReadOnly}
          onChange={setReferences}
        />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <History production={production} take={take} kept={kept} />
      </Tabs.Panel>
    </Tabs>
  );
}

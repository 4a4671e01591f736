import { Button, Tabs } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '../../../api/call-api.ts';
import { production as calls } from '../../../../contracts/production.ts';
import type { Quote } from '../../../../contracts/production-proof.ts';
import * as t from '../../../../messages/production.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ProblemList } from '../../article-editor/problem-list.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import { isOpenNote } from '../stage-words.ts';
import { NotesPane } from './notes-pane.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './production-screen.module.css';
import type { KeptText } from './text-keeper.ts';

interface PagePaneProps extends ScreenProps {
  readonly kept: KeptText;
  /** The words that are selected in the text. */
  readonly selected: Quote | null;
  readonly goTo: (at: string) => void;
}

/** The printed page of the revision that was saved when it was asked for, or the PDF that is published. */
function PrintedPage({ production, kept }: Pick<PagePaneProps, 'production' | 'kept'>) {
  const { manuscriptId, number, hasText, finalPdf } = production;
  const [revision, setPrinted] = useState(kept.revision);
  const printed = hasText ? revision : (finalPdf?.id ?? 'as-sent');
  const { refetch } = useCall(calls.single, { params: { manuscriptId } });
  const address = `${addressOf(calls.preview, { params: { manuscriptId } })}?of=${printed}`;
  const isOutdated = hasText && (revision !== kept.revision || kept.status !== 'saved');
  return (
    <div className={styles.printed}>
      {isOutdated && (
        <div className={styles.outdated}>
          <span>{t.pageOutdated()}</span>
          <Button
            size="xs"
            variant="default"
            disabled={kept.status !== 'saved'}
            onClick={() => setPrinted(kept.revision)}
          >
            {t.refreshPage()}
          </Button>
        </div>
      )}
      <PdfViewer
        key={printed}
        address={address}
        fileName={`${number}.pdf`}
        heading={t.printedPage()}
        onRefused={() => void refetch()}
      />
    </div>
  );
}

/** Tabs with the printed page, the problems in the text and the notes on the proof. */
export function PagePane({ kept, selected, goTo, ...shared }: PagePaneProps) {
  const { production } = shared;
  const open = production.notes.filter(isOpenNote).length;
  return (
    <Tabs defaultValue={open > 0 ? 'notes' : 'page'} className={styles.pane ?? ''} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="page">{t.thePage()}</Tabs.Tab>
        <Tabs.Tab value="problems">{t.problems({ count: kept.problems.length })}</Tabs.Tab>
        <Tabs.Tab value="notes">{t.notes({ count: open })}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="page">
        <PrintedPage production={production} kept={kept} />
      </Tabs.Panel>
      <Tabs.Panel value="problems">
        <ProblemList problems={kept.problems} goTo={goTo} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        {kept.status !== 'saved' && <Message kind="info">{t.saving()}</Message>}
        <NotesPane {...shared} selected={selected} />
      </Tabs.Panel>
    </Tabs>
  );
}

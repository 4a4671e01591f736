import { Textarea } from '@mantine/core';
import { mostStatements, Statement } from '../../../contracts/journal-setup-values.ts';
import { z } from '../../../contracts/zod-for-pages.ts';
import * as t from '../../../messages/journal-setup.ts';
import { EntryDialog, type EntryProps } from './entry-dialog.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { SetupInUse } from './use-setup.ts';

const TypedStatement = z.object({ statement: Statement });

function StatementDialog({ statement, onPut, ...dialog }: EntryProps<string> & { readonly statement: string | null }) {
  return (
    <EntryDialog
      title={statement === null ? t.addStatement() : t.changeStatement()}
      rules={TypedStatement}
      typed={{ statement: statement ?? '' }}
      onPut={(typed) => onPut(typed.statement)}
      {...dialog}
    >
      {(form) => (
        <Textarea
          label={t.statement()}
          description={t.statementHelp()}
          withAsterisk
          data-autofocus
          dir="auto"
          autosize
          minRows={2}
          {...form.getInputProps('statement')}
        />
      )}
    </EntryDialog>
  );
}

/** What authors confirm before they submit. */
export const Checklist = ({ setup, change }: SetupInUse) => (
  <OrderedList
    words={{ title: t.checklist(), help: t.checklistHelp(), empty: t.noStatements(), add: t.addStatement() }}
    items={setup.checklist}
    most={mostStatements}
    nameOf={(statement) => statement}
    onChange={(checklist) => change({ checklist })}
    dialog={(statement, dialog) => <StatementDialog statement={statement} {...dialog} />}
  />
);

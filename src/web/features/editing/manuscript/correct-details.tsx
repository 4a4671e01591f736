import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { editorial } from '../../../../contracts/editorial.ts';
import { manuscriptTexts } from '../../../../contracts/manuscript-values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/correcting-details.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { ClassFields, classesOf, useJournalSetup } from '../../manuscripts/class-fields.tsx';
import { StatementFields } from '../../manuscripts/statements/statement-fields.tsx';
import {
  askedOf,
  statementProblems,
  statementsSent,
  typedFrom,
} from '../../manuscripts/statements/typed-statements.ts';
import { KeywordsField } from '../../manuscripts/wizard/keywords-field.tsx';
import { NamesInText, useMeant } from '../../names-found/names-found.tsx';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';

type Editing = Pick<EditedProps, 'manuscript'>;

const Details = z.object({ ...manuscriptTexts, sectionId: z.string(), articleTypeId: z.string() });

function CorrectForm({ manuscript, onClose }: Editing & { readonly onClose: () => void }) {
  const { id: articleId, version, articleTitle, articleAbstract, articleKeywords } = manuscript;
  const classes = classesOf(manuscript);
  const { form, submit, refuse } = useContractForm(Details, {
    articleTitle,
    articleAbstract,
    articleKeywords,
    ...classes,
  });
  const [typed, setTyped] = useState('');
  const [statements, setStatements] = useState(() => typedFrom(manuscript.statements));
  const rules = useJournalSetup(manuscript.journalId)?.statements;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { send, isBusy, problem, found } = useAct(editorial.correctDetails, onClose);
  const meant = useMeant(JSON.stringify([form.values, statements]));
  const isRestated = JSON.stringify(statements) !== JSON.stringify(typedFrom(manuscript.statements));
  const correct = submit(({ sectionId, articleTypeId, ...details }) => {
    const problems = isRestated ? statementProblems(statements, rules) : [];
    setFaults(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
    if (problems.length > 0) return;
    const chosen = {
      sectionId: sectionId || null,
      articleTypeId: articleTypeId || null,
      ...(isRestated ? { statements: statementsSent(askedOf(statements, rules)) } : {}),
    };
    send({ params: { articleId }, body: { version, ...details, ...chosen, isMeant: meant.isMeant } }, refuse);
  });
  const { error: keywordsFault } = form.getInputProps('articleKeywords') as { error?: string };
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={correct}>
      <p>{t.correctDetailsEffect()}</p>
      <TextInput
        label={common.title()}
        withAsterisk
        dir="auto"
        data-autofocus
        {...form.getInputProps('articleTitle')}
      />
      <Textarea
        label={common.abstract()}
        withAsterisk
        dir="auto"
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('articleAbstract')}
      />
      <KeywordsField
        keywords={form.values.articleKeywords}
        typed={typed}
        error={keywordsFault}
        onChange={(keywords, rest) => {
          form.setFieldValue('articleKeywords', keywords);
          setTyped(rest);
        }}
      />
      <ClassFields
        journalId={manuscript.journalId}
        chosen={form.values}
        errors={form.errors}
        none={common.none()}
        change={(change) => form.setValues(change)}
      />
      <StatementFields
        journalId={manuscript.journalId}
        typed={statements}
        errors={faults}
        change={(change) => setStatements(change.statements)}
      />
      <NamesInText found={found} meant={meant} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        {t.correctDetails()}
      </DialogActions>
    </form>
  );
}

/** Corrects the details and the statements, while the manuscript is not with its author. */
export function CorrectDetails({ manuscript }: Editing) {
  const [isOpen, setOpen] = useState(false);
  if (!manuscript.allowed.includes('correct-details')) return null;
  const close = () => setOpen(false);
  return (
    <p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.correctDetails()}
      </Button>
      <Dialog title={t.correctDetails()} size="lg" isOpen={isOpen} onClose={close}>
        <CorrectForm manuscript={manuscript} onClose={close} />
      </Dialog>
    </p>
  );
}

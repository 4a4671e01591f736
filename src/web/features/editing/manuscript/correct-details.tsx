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

/** The statements as they are typed, and what is sent of them: nothing while they are as before. */
function useStatements({ statements: before, journalId }: EditedProps['manuscript']) {
  const [typed, setTyped] = useState(() => typedFrom(before));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const rules = useJournalSetup(journalId)?.statements;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedFrom(before));
  /** What is sent; null where something is wrong, which is then shown. */
  const judge = () => {
    const problems = isChanged ? statementProblems(typed, rules) : [];
    setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
    if (problems.length > 0) return null;
    return isChanged ? { statements: statementsSent(askedOf(typed, rules)) } : {};
  };
  const change = (changed: { readonly statements: typeof typed }) => setTyped(changed.statements);
  return { fields: { journalId, typed, errors, change }, judge };
}

interface TextFieldsProps {
  readonly field: (name: 'articleTitle' | 'articleAbstract') => object;
}

function TitleAndAbstract({ field }: TextFieldsProps) {
  return (
    <>
      <TextInput label={common.title()} withAsterisk dir="auto" data-autofocus {...field('articleTitle')} />
      <Textarea
        label={common.abstract()}
        withAsterisk
        dir="auto"
        autosize
        minRows={4}
        maxRows={14}
        {...field('articleAbstract')}
      />
    </>
  );
}

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
  const statements = useStatements(manuscript);
  const { send, isBusy, problem, found } = useAct(editorial.correctDetails, onClose);
  const meant = useMeant(JSON.stringify([form.values, statements.fields.typed]));
  const correct = submit(({ sectionId, articleTypeId, ...details }) => {
    const stated = statements.judge();
    if (stated === null) return;
    const chosen = { sectionId: sectionId || null, articleTypeId: articleTypeId || null, ...stated };
    send({ params: { articleId }, body: { version, ...details, ...chosen, isMeant: meant.isMeant } }, refuse);
  });
  const { error: keywordsFault } = form.getInputProps('articleKeywords') as { error?: string };
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={correct}>
      <p>{t.correctDetailsEffect()}</p>
      <TitleAndAbstract field={(name) => form.getInputProps(name)} />
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
      <StatementFields {...statements.fields} />
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

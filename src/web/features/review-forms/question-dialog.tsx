import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  answerKindNames,
  answerKinds,
  answerReaderNames,
  readersOfKind,
  type NewQuestion,
} from '../../../contracts/review-form-values.ts';
import * as t from '../../../messages/review-forms.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import styles from './review-forms.module.css';
import { blankQuestion, fieldsOf, stepChoices, TypedQuestion, type QuestionFields } from './typed-question.ts';

type QuestionForm = ReturnType<typeof useContractForm<typeof TypedQuestion, QuestionFields>>['form'];

/** What the chosen kind of answer needs. */
function AnswerFields({ form }: { form: QuestionForm }) {
  const { kind, steps } = form.values;
  if (kind === 'scale') {
    return (
      <div className={styles.scale}>
        <NativeSelect label={t.steps()} data={stepChoices} {...form.getInputProps('steps')} />
        <TextInput label={t.lowest()} withAsterisk dir="auto" {...form.getInputProps('lowest')} />
        <TextInput label={t.highest({ steps })} withAsterisk dir="auto" {...form.getInputProps('highest')} />
      </div>
    );
  }
  if (kind !== 'choice') return null;
  return (
    <Textarea
      label={t.choices()}
      description={t.choicesHelp()}
      withAsterisk
      dir="auto"
      autosize
      minRows={4}
      maxRows={12}
      {...form.getInputProps('choices')}
    />
  );
}

interface QuestionDialogProps {
  /** Null for a new one. */
  readonly question: NewQuestion | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPut: (question: NewQuestion) => void;
}

function QuestionFormFields({ question, onClose, onPut }: Omit<QuestionDialogProps, 'isOpen'>) {
  const { form, submit } = useContractForm(TypedQuestion, question ? fieldsOf(question) : blankQuestion);
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(onPut)}>
      <Textarea
        label={t.question()}
        withAsterisk
        data-autofocus
        dir="auto"
        autosize
        minRows={2}
        {...form.getInputProps('question')}
      />
      <NativeSelect
        label={t.kind()}
        data={answerKinds.map((value) => ({ value, label: answerKindNames[value]() }))}
        {...form.getInputProps('kind')}
        onChange={({ currentTarget: { value: kind } }) => {
          const { readers } = form.values;
          const offered = readersOfKind(kind);
          form.setValues({ kind, readers: offered.find((one) => one === readers) ?? offered[0] ?? readers });
        }}
      />
      <AnswerFields form={form} />
      <NativeSelect
        label={t.readers()}
        description={t.readersHelp()}
        data={readersOfKind(form.values.kind).map((value) => ({ value, label: answerReaderNames[value]() }))}
        {...form.getInputProps('readers')}
      />
      <Checkbox label={t.isRequired()} {...form.getInputProps('isRequired', { type: 'checkbox' })} />
      <DialogActions onCancel={onClose} isBusy={false}>
        {t.keepQuestion()}
      </DialogActions>
    </form>
  );
}

/** One question; it goes to the list, and is saved with the form. */
export function QuestionDialog({ isOpen, ...fields }: QuestionDialogProps) {
  return (
    <Dialog
      title={fields.question ? t.editQuestion() : t.newQuestion()}
      size="lg"
      isOpen={isOpen}
      onClose={fields.onClose}
    >
      <QuestionFormFields {...fields} />
    </Dialog>
  );
}

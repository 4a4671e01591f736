import { NativeSelect, TextInput } from '@mantine/core';
import { publicationKinds, subjects, type PublicationKind } from '../../../../contracts/constants.ts';
import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/journal-settings.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { FormattedTextField } from '../../../ui/formatted-text/formatted-text-field.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { AbbreviationField } from './abbreviation-field.tsx';
import styles from './journal-editor.module.css';
import type { JournalForm } from './use-journal-form.ts';

interface FieldsProps {
  readonly form: JournalForm;
  readonly journal: AdministeredJournal | null;
}

const kindNames: Readonly<Record<PublicationKind, PlainMessage>> = {
  journal: common.journal,
  proceedings: common.proceedings,
  conference: t.conference,
};
const kinds = () => publicationKinds.map((value) => ({ value, label: kindNames[value]() }));

/** Title, kind, subject and language. */
export function NameFields({ form, journal }: FieldsProps) {
  return (
    <>
      <TextInput
        label={common.title()}
        withAsterisk
        dir="auto"
        maxLength={200}
        {...form.getInputProps('journalTitle')}
      />
      <AbbreviationField form={form} journal={journal} />
      <div className={styles.pair}>
        <NativeSelect
          label={t.kind()}
          description={t.kindHelp()}
          withAsterisk
          data={kinds()}
          {...form.getInputProps('kind')}
        />
        <NativeSelect
          label={t.subject()}
          withAsterisk
          data={[{ value: '', label: t.chooseSubject() }, ...subjects]}
          {...form.getInputProps('subject')}
        />
      </div>
      <TextInput
        label={t.language()}
        description={t.languageHelp()}
        withAsterisk
        dir="auto"
        maxLength={60}
        {...form.getInputProps('journalLanguage')}
      />
    </>
  );
}

/** The description on the journal's page. */
export function DescriptionField({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <FormattedTextField
      label={t.description()}
      description={t.descriptionHelp()}
      path="journalDescription"
      error={form.errors['journalDescription']}
      value={form.values.journalDescription}
      onChange={(html) => form.setFieldValue('journalDescription', html)}
    />
  );
}

/** Checks a number when its field loses the focus. */
const judgedOnLeaving = (form: JournalForm, name: 'journalISSN' | 'journalDOI') => () => {
  if (form.values[name].trim() !== '') form.validateField(name);
};

/** ISSN and DOI. */
export function IdentifierFields({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <div className={styles.pair}>
      <TextInput
        label={t.issn()}
        description={t.issnHelp()}
        autoComplete="off"
        dir="ltr"
        {...form.getInputProps('journalISSN')}
        onBlur={judgedOnLeaving(form, 'journalISSN')}
      />
      <TextInput
        label={t.doi()}
        description={t.doiHelp()}
        autoComplete="off"
        dir="ltr"
        {...form.getInputProps('journalDOI')}
        onBlur={judgedOnLeaving(form, 'journalDOI')}
      />
    </div>
  );
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const months = () =>
  Array.from({ length: 12 }, (_, place) => ({
    value: String(place + 1),
    label: t.monthOfYear({ number: place + 1, name: monthName.format(Date.UTC(2000, place)) }),
  }));

/** Where volumes and issues start. */
export function StartFields({ form, journal }: FieldsProps) {
  const { journalStartYear, journalStartMonth } = form.values;
  const isMoved =
    journal !== null &&
    (journalStartYear.trim() !== String(journal.journalStartYear) ||
      journalStartMonth !== String(journal.journalStartMonth));
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={t.startYear()}
          description={t.startYearHelp()}
          withAsterisk
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...form.getInputProps('journalStartYear')}
        />
        <NativeSelect
          label={t.startMonth()}
          description={t.startMonthHelp()}
          withAsterisk
          data={months()}
          {...form.getInputProps('journalStartMonth')}
        />
      </div>
      {isMoved && (
        <Message kind="info">
          <p>{t.countingChanges({ count: journal.manuscriptsUnderWay })}</p>
        </Message>
      )}
    </>
  );
}

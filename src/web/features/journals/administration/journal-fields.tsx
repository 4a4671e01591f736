import { NativeSelect, TextInput } from '@mantine/core';
import { publicationKinds, subjects, type PublicationKind } from '../../../../contracts/constants.ts';
import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { FormattedTextField } from '../../../ui/formatted-text/formatted-text-field.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { AbbreviationField } from './abbreviation-field.tsx';
import styles from './journal-editor.module.css';
import { underWayWords } from './typed-journal.ts';
import type { JournalForm } from './use-journal-form.ts';

interface FieldsProps {
  readonly form: JournalForm;
  readonly journal: AdministeredJournal | null;
}

const kindNames: Readonly<Record<PublicationKind, string>> = {
  journal: 'Journal',
  proceedings: 'Proceedings',
  conference: 'Conference',
};
const kinds = publicationKinds.map((value) => ({ value, label: kindNames[value] }));

/** What the publication is, and what it is called. */
export function NameFields({ form, journal }: FieldsProps) {
  return (
    <>
      <TextInput label="Title" withAsterisk dir="auto" maxLength={200} {...form.getInputProps('journalTitle')} />
      <AbbreviationField form={form} journal={journal} />
      <div className={styles.pair}>
        <NativeSelect
          label="Kind"
          description="Where it is listed."
          withAsterisk
          data={kinds}
          {...form.getInputProps('kind')}
        />
        <NativeSelect
          label="Subject"
          description="Readers narrow the list down by it."
          withAsterisk
          data={[{ value: '', label: 'Choose a subject' }, ...subjects]}
          {...form.getInputProps('subject')}
        />
      </div>
      <TextInput
        label="Language"
        description="The language, or languages, in which it publishes."
        withAsterisk
        dir="auto"
        maxLength={60}
        {...form.getInputProps('journalLanguage')}
      />
    </>
  );
}

/** The statement on the front of the journal. */
export function DescriptionField({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <FormattedTextField
      label="Description"
      description="Readers see it on the front of the journal: what it publishes, and for whom."
      path="journalDescription"
      error={form.errors['journalDescription']}
      value={form.values.journalDescription}
      onChange={(html) => form.setFieldValue('journalDescription', html)}
    />
  );
}

/** A number is judged when its field is left, since nobody sees at a glance whether it is right. */
const judgedOnLeaving = (form: JournalForm, name: 'journalISSN' | 'journalDOI') => () => {
  if (form.values[name].trim() !== '') form.validateField(name);
};

/** The numbers by which the world knows it. */
export function IdentifierFields({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <div className={styles.pair}>
      <TextInput
        label="ISSN"
        description="Eight figures, the last one a check figure or X. For example: 2434-561X. Leave it empty until there is one."
        autoComplete="off"
        dir="ltr"
        {...form.getInputProps('journalISSN')}
        onBlur={judgedOnLeaving(form, 'journalISSN')}
      />
      <TextInput
        label="DOI"
        description="The journal’s own DOI, such as 10.5555/eijer, or the prefix of its DOIs."
        autoComplete="off"
        dir="ltr"
        {...form.getInputProps('journalDOI')}
        onBlur={judgedOnLeaving(form, 'journalDOI')}
      />
    </div>
  );
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, place) => ({
  value: String(place + 1),
  label: `${place + 1} – ${monthName.format(Date.UTC(2000, place))}`,
}));

/** From when volumes and issues are counted. */
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
          label="Start year"
          description="Volume 1 is that year’s."
          withAsterisk
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...form.getInputProps('journalStartYear')}
        />
        <NativeSelect
          label="Start month"
          description="Its quarter is issue 1; there are four a year."
          withAsterisk
          data={months}
          {...form.getInputProps('journalStartMonth')}
        />
      </div>
      {isMoved && (
        <Message kind="info">
          <p>
            Volumes and issues are counted anew for manuscripts that are submitted from now on. What is published keeps
            its place{underWayWords(journal, '; nothing changes for')}.
          </p>
        </Message>
      )}
    </>
  );
}

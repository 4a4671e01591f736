import { NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CitedWork, citedKinds, type ProductionReference } from '../../../../contracts/production-values.ts';
import { readDoi } from '../../../../contracts/read-doi.ts';
import * as t from '../../../../messages/article-editor.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { AuthorFields } from './author-fields.tsx';
import { emptyWork, shownWords, withText, withWork } from './reference-changes.ts';
import styles from './references.module.css';

const kindNames: Readonly<Record<CitedWork['kind'], () => string>> = {
  'article-journal': t.articleJournal,
  book: t.book,
  chapter: t.chapter,
  'paper-conference': t.paperConference,
  thesis: t.thesis,
  report: t.report,
  webpage: t.webpage,
  dataset: t.dataset,
  software: t.software,
  document: t.otherKind,
};

type Fact = Exclude<keyof CitedWork, 'kind' | 'authors' | 'title'>;

const facts: readonly (readonly [Fact, () => string])[] = [
  ['container', t.container],
  ['publisher', t.publisher],
  ['year', t.year],
  ['volume', t.volume],
  ['issue', t.issue],
  ['pages', t.pages],
  ['doi', t.doi],
  ['url', t.url],
];

interface WorkFieldsProps {
  readonly work: CitedWork;
  readonly error: string | null;
  readonly onChange: (work: CitedWork) => void;
}

function WorkFields({ work, error, onChange }: WorkFieldsProps) {
  return (
    <>
      <NativeSelect
        label={t.kind()}
        data={citedKinds.map((value) => ({ value, label: kindNames[value]() }))}
        value={work.kind}
        onChange={({ currentTarget }) =>
          onChange({ ...work, kind: citedKinds.find((kind) => kind === currentTarget.value) ?? work.kind })
        }
      />
      <AuthorFields authors={work.authors} onChange={(authors) => onChange({ ...work, authors })} />
      <Textarea
        label={t.workTitle()}
        autosize
        minRows={1}
        value={work.title}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...work, title: currentTarget.value })}
      />
      <div className={styles.facts}>
        {facts.map(([name, label]) => (
          <TextInput
            key={name}
            label={label()}
            value={work[name]}
            onChange={({ currentTarget }) => onChange({ ...work, [name]: currentTarget.value })}
          />
        ))}
      </div>
    </>
  );
}

interface ReferenceFormProps {
  readonly reference: ProductionReference;
  readonly onSave: (reference: ProductionReference) => void;
  readonly onCancel: () => void;
}

/** The data of one reference, or its text where there are no data. */
export function ReferenceForm({ reference, onSave, onCancel }: ReferenceFormProps) {
  const [isText, setText] = useState(reference.work === null);
  const [work, setWork] = useState(reference.work ?? emptyWork);
  const [text, setWords] = useState(() => shownWords(reference));
  const [error, setError] = useState<string | null>(null);
  const save = () => {
    if (isText) return text.trim() === '' ? setError(t.needsText()) : onSave(withText(reference, text));
    const checked = CitedWork.safeParse(work);
    if (work.title.trim() === '' || !checked.success) return setError(t.needsTitle());
    if (work.doi.trim() !== '' && readDoi(work.doi.trim()) === null) return setError(t.needsDoi());
    const authors = checked.data.authors.filter(({ family, given }) => family !== '' || given !== '');
    const doi = readDoi(checked.data.doi) ?? '';
    onSave(withWork(reference, { ...checked.data, authors, doi }));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        save();
      }}
    >
      <SegmentedControl
        aria-label={t.enteredAs()}
        data={[
          { value: 'fields', label: t.asFields() },
          { value: 'text', label: t.asText() },
        ]}
        value={isText ? 'text' : 'fields'}
        onChange={(value) => {
          setError(null);
          setText(value === 'text');
        }}
      />
      {isText ? (
        <Textarea
          label={t.freeText()}
          description={t.freeTextHelp()}
          autosize
          minRows={3}
          value={text}
          error={error}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      ) : (
        <WorkFields work={work} error={error} onChange={setWork} />
      )}
      <DialogActions onCancel={onCancel} isBusy={false}>
        {t.saveReference()}
      </DialogActions>
    </form>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import { countWords } from '../wizard/count-words.ts';
import type { Draft, DraftChange } from '../wizard/draft.ts';
import { KeywordsField } from '../wizard/keywords-field.tsx';

interface RevisionDetailsProps {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: DraftChange) => void;
}

/** Title, abstract and keywords. */
export function RevisionDetails({ draft, errors, onChange }: RevisionDetailsProps) {
  const words = countWords(draft.articleAbstract);
  return (
    <>
      <TextInput
        label="Title"
        withAsterisk
        value={draft.articleTitle}
        error={errors['articleTitle']}
        onChange={({ currentTarget: { value } }) => onChange({ articleTitle: value })}
      />
      <Textarea
        label="Abstract"
        description={words === 1 ? '1 word' : `${words} words`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        autosize
        minRows={7}
        maxRows={20}
        value={draft.articleAbstract}
        error={errors['articleAbstract']}
        onChange={({ currentTarget: { value } }) => onChange({ articleAbstract: value })}
      />
      <KeywordsField
        keywords={draft.articleKeywords}
        typed={draft.keywordInProgress}
        error={errors['articleKeywords']}
        onChange={(articleKeywords, keywordInProgress) => onChange({ articleKeywords, keywordInProgress })}
      />
    </>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import type { Draft, DraftChange } from './draft.ts';
import { KeywordsField } from './keywords-field.tsx';

/** How many words a text has, as the browser's language rules see them. */
export function countWords(text: string): number {
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  return Array.from(segments).filter((segment) => segment.isWordLike === true).length;
}

interface DetailFieldsProps {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (change: DraftChange) => void;
}

/** Title, abstract and keywords. */
export function DetailFields({ draft, errors, change }: DetailFieldsProps) {
  const words = countWords(draft.articleAbstract);
  return (
    <>
      <TextInput
        label="Title"
        data-path="articleTitle"
        withAsterisk
        dir="auto"
        value={draft.articleTitle}
        error={errors['articleTitle']}
        onChange={(event) => change({ articleTitle: event.currentTarget.value })}
      />
      <Textarea
        label="Abstract"
        data-path="articleAbstract"
        dir="auto"
        description={words === 1 ? '1 word' : `${words} words`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        autosize
        minRows={7}
        maxRows={20}
        value={draft.articleAbstract}
        error={errors['articleAbstract']}
        onChange={(event) => change({ articleAbstract: event.currentTarget.value })}
      />
      <KeywordsField
        keywords={draft.articleKeywords}
        typed={draft.keywordInProgress}
        error={errors['articleKeywords']}
        onChange={(articleKeywords, keywordInProgress) => change({ articleKeywords, keywordInProgress })}
      />
    </>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
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
        label={common.title()}
        data-path="articleTitle"
        withAsterisk
        dir="auto"
        value={draft.articleTitle}
        error={errors['articleTitle']}
        onChange={(event) => change({ articleTitle: event.currentTarget.value })}
      />
      <Textarea
        label={common.abstract()}
        data-path="articleAbstract"
        dir="auto"
        description={t.wordCount({ count: words })}
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

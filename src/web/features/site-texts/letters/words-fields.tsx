import type { ArrivingMail } from '../../../../contracts/arriving-mail.ts';
import { Textarea, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import type { LetterWords } from '../../../../contracts/letter-templates.ts';
import type { TextFormInUse } from '../use-text-form.ts';

interface WordsFieldsProps {
  readonly form: TextFormInUse<LetterWords, ArrivingMail>['form'];
  readonly area: Ref<HTMLTextAreaElement>;
  readonly hasLink: boolean;
}

/** What a letter says, part by part. */
export function WordsFields({ form: { getInputProps }, area, hasLink }: WordsFieldsProps) {
  return (
    <>
      <TextInput label="Subject" withAsterisk dir="auto" {...getInputProps('subject')} />
      <TextInput label="Greeting" withAsterisk dir="auto" {...getInputProps('greeting')} />
      <Textarea
        ref={area}
        label="Text"
        description="An empty line begins another paragraph."
        withAsterisk
        dir="auto"
        autosize
        minRows={8}
        maxRows={24}
        {...getInputProps('text')}
      />
      {hasLink && (
        <TextInput
          label="Words on the button"
          description="The button stands where the text says {{link}}."
          withAsterisk
          dir="auto"
          {...getInputProps('actionLabel')}
        />
      )}
    </>
  );
}

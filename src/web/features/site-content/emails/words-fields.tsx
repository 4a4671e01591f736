import type { ArrivingMail } from '../../../../contracts/arriving-mail.ts';
import { Textarea, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import type { EmailWords } from '../../../../contracts/email-templates.ts';
import * as t from '../../../../messages/site-content.ts';
import type { TextFormInUse } from '../use-text-form.ts';

interface WordsFieldsProps {
  readonly form: TextFormInUse<EmailWords, ArrivingMail>['form'];
  readonly area: Ref<HTMLTextAreaElement>;
  readonly hasLink: boolean;
}

/** The fields of a template. */
export function WordsFields({ form: { getInputProps }, area, hasLink }: WordsFieldsProps) {
  return (
    <>
      <TextInput label={t.subject()} withAsterisk dir="auto" {...getInputProps('subject')} />
      <TextInput label={t.greeting()} withAsterisk dir="auto" {...getInputProps('greeting')} />
      <Textarea
        ref={area}
        label={t.text()}
        description={t.paragraphHint()}
        withAsterisk
        dir="auto"
        autosize
        minRows={8}
        maxRows={24}
        {...getInputProps('text')}
      />
      {hasLink && (
        <TextInput
          label={t.buttonLabel()}
          description={t.buttonLabelHint()}
          withAsterisk
          dir="auto"
          {...getInputProps('actionLabel')}
        />
      )}
    </>
  );
}

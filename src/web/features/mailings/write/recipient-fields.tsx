import { Radio, Stack, TextInput } from '@mantine/core';
import { mailings } from '../../../../contracts/mailings.ts';
import { useCall } from '../../../api/use-call.ts';
import { peopleInWords } from '../mailing-words.ts';
import type { MailingFormInUse } from './use-mailing-form.ts';
import styles from './write-mailing.module.css';

type Form = Pick<MailingFormInUse, 'form'>;

/** How many people a marketing email reaches, and why it is not more. */
function Audience() {
  const { data, error } = useCall(mailings.audience);
  if (error) return <p className={styles.hint}>How many people it reaches could not be read: {error.message}</p>;
  if (!data) return <p className={styles.hint}>Counting the people whom it reaches</p>;
  const { people, undeliverable } = data;
  return (
    <p className={styles.hint} role="status">
      {people === 0
        ? 'Nobody has asked for news yet: people do so when they register, or in their profile.'
        : `It reaches ${peopleInWords(people)}, each with an email of their own.`}
      {undeliverable > 0 && ` Left out: ${peopleInWords(undeliverable)} whose addresses bounce.`}
    </p>
  );
}

/** To whom it goes: everyone who asked for news, or one person. */
export function RecipientFields({ form }: Form) {
  const { emailType } = form.values;
  return (
    <>
      <Radio.Group label="To" {...form.getInputProps('emailType')}>
        <Stack gap="xs" mt="xs">
          <Radio value="marketing" label="Everyone who asked for news" />
          <Radio value="specific" label="One person" />
        </Stack>
      </Radio.Group>
      {emailType === 'marketing' ? (
        <Audience />
      ) : (
        <TextInput
          label="Recipient’s email"
          description="One address. The person need not have an account."
          inputMode="email"
          autoComplete="off"
          withAsterisk
          {...form.getInputProps('recipientEmail')}
        />
      )}
    </>
  );
}

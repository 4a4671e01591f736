import { Radio, Stack, TextInput } from '@mantine/core';
import { mailings } from '../../../../contracts/mailings.ts';
import * as t from '../../../../messages/mailings.ts';
import { useCall } from '../../../api/use-call.ts';
import type { MailingFormInUse } from './use-mailing-form.ts';
import styles from './write-mailing.module.css';

type Form = Pick<MailingFormInUse, 'form'>;

/** How many people a mailing reaches, and how many addresses bounce. */
function Audience() {
  const { data, error } = useCall(mailings.audience);
  if (error) return <p className={styles.hint}>{t.audienceFailed({ problem: error.message })}</p>;
  if (!data) return <p className={styles.hint}>{t.audienceLoading()}</p>;
  const { people, undeliverable } = data;
  return (
    <p className={styles.hint} role="status">
      {people === 0 ? t.audienceEmpty() : t.audience({ count: people })}{' '}
      {undeliverable > 0 && t.audienceBounced({ count: undeliverable })}
    </p>
  );
}

/** The recipients: everyone who asked for news, or one person. */
export function RecipientFields({ form }: Form) {
  const { emailType } = form.values;
  return (
    <>
      <Radio.Group label={t.to()} {...form.getInputProps('emailType')}>
        <Stack gap="xs" mt="xs">
          <Radio value="marketing" label={t.everyone()} />
          <Radio value="specific" label={t.onePerson()} />
        </Stack>
      </Radio.Group>
      {emailType === 'marketing' ? (
        <Audience />
      ) : (
        <TextInput
          label={t.recipientEmail()}
          description={t.recipientEmailHint()}
          inputMode="email"
          autoComplete="off"
          withAsterisk
          {...form.getInputProps('recipientEmail')}
        />
      )}
    </>
  );
}

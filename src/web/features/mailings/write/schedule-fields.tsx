import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as t from '../../../../messages/mailings.ts';
import { chosenInstant } from './mailing-form.ts';
import { instantOf, inWords, localTimeOf, ownZone, type Meant } from './local-time.ts';
import type { MailingFormInUse } from './use-mailing-form.ts';
import styles from './write-mailing.module.css';

type Form = Pick<MailingFormInUse, 'form'>;

/** Asks which of two instants is meant, on the nights when clocks change. */
function ClockChange({ form, meant, zone }: Form & { readonly meant: Exclude<Meant, { kind: 'one' }>; zone: string }) {
  return (
    <Radio.Group
      label={meant.kind === 'skipped' ? t.clockSkips() : t.clockRepeats()}
      value={form.values.clock ?? ''}
      onChange={(clock) => {
        form.setFieldValue('clock', clock === 'earlier' ? 'earlier' : 'later');
        form.clearFieldError('scheduledTime');
      }}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="earlier" label={inWords(meant.earlier, zone)} />
        <Radio value="later" label={inWords(meant.later, zone)} />
      </Stack>
    </Radio.Group>
  );
}

function TimeField({ form }: Form) {
  const zone = ownZone();
  const [openedAt] = useState(() => new Date());
  const { scheduledTime, clock } = form.values;
  const meant = instantOf(scheduledTime, zone);
  const at = chosenInstant(meant, clock);
  return (
    <>
      <TextInput
        className={styles.time ?? ''}
        type="datetime-local"
        label={t.dateAndTime()}
        description={t.timeZone({ zone: zone.replaceAll('_', ' ') })}
        min={localTimeOf(openedAt, zone)}
        withAsterisk
        {...form.getInputProps('scheduledTime')}
        onChange={({ currentTarget: { value } }) => {
          form.setValues({ scheduledTime: value, clock: null });
          form.clearFieldError('scheduledTime');
        }}
      />
      {meant !== null && meant.kind !== 'one' && <ClockChange form={form} meant={meant} zone={zone} />}
      <p className={styles.hint} role="status">
        {at && form.errors['scheduledTime'] === undefined && t.willSendAt({ moment: inWords(at, zone) })}
      </p>
    </>
  );
}

/** When it is sent: now, or at a local time. */
export function ScheduleFields({ form }: Form) {
  const { isScheduled } = form.values;
  return (
    <>
      <Radio.Group
        label={t.when()}
        value={isScheduled ? 'later' : 'now'}
        onChange={(when) => form.setFieldValue('isScheduled', when === 'later')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="now" label={t.now()} />
          <Radio value="later" label={t.later()} />
        </Stack>
      </Radio.Group>
      {isScheduled && <TimeField form={form} />}
    </>
  );
}

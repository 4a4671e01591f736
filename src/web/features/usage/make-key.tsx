import { Button, TextInput } from '@mantine/core';
import type { ReplyOf } from '../../../contracts/call.ts';
import { usageReports } from '../../../contracts/usage-reports.ts';
import * as t from '../../../messages/usage.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import styles from './usage.module.css';

interface MakeKeyProps {
  readonly onMade: (made: ReplyOf<typeof usageReports.createKey>) => void;
}

/** Creates a key for a named service. */
export function MakeKey({ onMade }: MakeKeyProps) {
  const { form, problem, refuse, submit } = useContractForm(usageReports.createKey.body, { name: '' });
  const create = useCallMutation(usageReports.createKey, [usageReports.keys]);
  const make = submit((body) =>
    create.mutate(
      { body },
      {
        onSuccess: (made) => {
          form.reset();
          onMade(made);
        },
        onError: refuse,
      },
    ),
  );
  return (
    <>
      <form className={styles.make} method="post" noValidate onSubmit={make}>
        <TextInput label={t.keyUser()} placeholder={t.keyUserExample()} {...form.getInputProps('name')} />
        <Button className={styles.save ?? ''} type="submit" variant="default" loading={create.isPending}>
          {t.createKey()}
        </Button>
      </form>
      {problem !== null && <Message kind="bad">{problem}</Message>}
    </>
  );
}

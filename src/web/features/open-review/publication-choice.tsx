import { Radio, Stack } from '@mantine/core';
import { publicationChoices, type PublicationChoice } from '../../../contracts/open-review.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/open-review.ts';
import { Message } from '../../ui/forms/message.tsx';

const names: Readonly<Record<PublicationChoice, PlainMessage>> = {
  no: t.choiceNo,
  unnamed: t.choiceUnnamed,
  named: t.choiceNamed,
};

interface PublicationChoiceFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: PublicationChoice;
  readonly isOffered: boolean;
  /** While a choice is being saved, the next one waits. */
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onChoose: (choice: PublicationChoice) => void;
}

/** Whether a person's texts are published, and whether with their name; saved at once. */
export function PublicationChoiceField(props: PublicationChoiceFieldProps) {
  const { label, help, value, isOffered, isBusy, problem, onChoose } = props;
  return (
    <>
      <Radio.Group
        label={label}
        description={help}
        value={value}
        onChange={(chosen) => {
          const choice = publicationChoices.find((one) => one === chosen);
          if (choice && !isBusy) onChoose(choice);
        }}
      >
        <Stack gap="xs" mt="xs">
          {publicationChoices.map((choice) => (
            <Radio
              key={choice}
              value={choice}
              label={names[choice]()}
              disabled={!isOffered && choice !== 'no' && choice !== value}
            />
          ))}
        </Stack>
      </Radio.Group>
      <p>{isOffered ? t.untilPublished() : t.notOfferedNow()}</p>
      {problem !== null && <Message kind="bad">{problem}</Message>}
    </>
  );
}

import { NativeSelect } from '@mantine/core';
import { issueBuilds, type BuildPlace } from '../../../../contracts/issue-builds.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { JournalField } from '../../journal-choice/journal-choice.tsx';
import { placeOf } from '../issue-place.ts';
import styles from './building.module.css';
import type { BuildFormInUse } from './use-build-form.ts';

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);
const keyOf = ({ issueVolume, issueNumber }: Pick<BuildPlace, 'issueVolume' | 'issueNumber'>) =>
  `${issueVolume}|${issueNumber}`;

function labelOf(place: BuildPlace): string {
  const articles = place.articles === 1 ? 'one article' : `${place.articles} articles`;
  return `${placeOf(place)} (${articles})`;
}

/** The journal, and which of its volumes and issues is built. */
export function PlaceField({ form, choosePlace }: Pick<BuildFormInUse, 'form' | 'choosePlace'>) {
  const { journalId, issueVolume, issueNumber } = form.values;
  const { data, error } = useCall(issueBuilds.places, { params: { journalId } }, { enabled: journalId !== '' });
  const places = data?.places ?? [];
  const choose = (key: string) => {
    const place = places.find((one) => keyOf(one) === key);
    choosePlace({ journalId, issueVolume: place?.issueVolume ?? '', issueNumber: place?.issueNumber ?? '' });
  };
  return (
    <>
      <JournalField
        journalId={journalId}
        error={textOf(form.errors['journalId'])}
        onChoose={(id) => choosePlace({ journalId: id, issueVolume: '', issueNumber: '' })}
      />
      {error && <Message kind="bad">The issues could not be read: {error.message}</Message>}
      {journalId !== '' && data && places.length === 0 && (
        <p className={styles.hint} role="status">
          This journal has no published articles with a volume and an issue yet. Once a manuscript is accepted, its
          issue stands here.
        </p>
      )}
      {places.length > 0 && (
        <NativeSelect
          label="Volume and issue"
          data-path="issueVolume"
          withAsterisk
          error={form.errors['issueVolume'] ? 'Please choose an issue.' : undefined}
          data={[
            { value: '', label: 'Choose an issue' },
            ...places.map((place) => ({ value: keyOf(place), label: labelOf(place) })),
          ]}
          value={issueVolume === '' ? '' : keyOf({ issueVolume, issueNumber })}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
    </>
  );
}

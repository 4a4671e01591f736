import { NativeSelect } from '@mantine/core';
import { issueBuilds, type BuildPlace } from '../../../../contracts/issue-builds.ts';
import * as t from '../../../../messages/issues.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { JournalField } from '../../journal-choice/journal-choice.tsx';
import { placeOf } from '../issue-place.ts';
import styles from './building.module.css';
import type { BuildFormInUse } from './use-build-form.ts';

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);
const keyOf = ({ issueVolume, issueNumber }: Pick<BuildPlace, 'issueVolume' | 'issueNumber'>) =>
  `${issueVolume}|${issueNumber}`;

const labelOf = (place: BuildPlace) => t.placeWithArticles({ place: placeOf(place), count: place.articles });

/** The journal, volume and issue to build. */
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
      {error && <Message kind="bad">{t.placesUnreadable({ problem: error.message })}</Message>}
      {journalId !== '' && data && places.length === 0 && (
        <p className={styles.hint} role="status">
          {t.noPlaces()}
        </p>
      )}
      {places.length > 0 && (
        <NativeSelect
          label={t.volumeAndIssue()}
          data-path="issueVolume"
          withAsterisk
          error={form.errors['issueVolume'] ? t.issueMissing() : undefined}
          data={[
            { value: '', label: t.chooseIssue() },
            ...places.map((place) => ({ value: keyOf(place), label: labelOf(place) })),
          ]}
          value={issueVolume === '' ? '' : keyOf({ issueVolume, issueNumber })}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
    </>
  );
}

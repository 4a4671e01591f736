import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { accounts } from '../../../contracts/accounts.ts';
import type { SignInPlace } from '../../../contracts/own-data.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import styles from './sign-in-places.module.css';

const isPhone = (device: string) => /android|ios|iphone|ipad/i.test(device);

const moment = (instant: string) => <time dateTime={instant}>{formatMoment(new Date(instant))}</time>;

interface PlaceProps {
  readonly place: SignInPlace;
  readonly isBusy: boolean;
  readonly onSignOut: () => void;
}

function Place({ place, isBusy, onSignOut }: PlaceProps) {
  const Icon = isPhone(place.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <Icon aria-hidden stroke={1.5} size={24} />
      <div>
        <p>
          <bdi className={styles.device}>{place.device}</bdi>
          {place.isThisOne && <span className={styles.here}>This device</span>}
        </p>
        <p className={styles.facts}>Last used {moment(place.lastUsedAt)}</p>
        <p className={styles.facts}>Signed in {moment(place.signedInAt)}</p>
      </div>
      {!place.isThisOne && (
        <div className={styles.action}>
          <Button variant="default" loading={isBusy} onClick={onSignOut}>
            Sign out there
            <span className="visually-hidden">: {place.device}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Where the person is signed in, with a way to end each sign-in but this one. */
export function SignInPlaces({ userId }: { userId: string }) {
  const places = useCall(accounts.signIns, { params: { id: userId } });
  const end = useCallMutation(accounts.endSignIn, [accounts.signIns]);
  const signOutOf = ({ id }: SignInPlace) =>
    end.mutate(
      { params: { id: userId, signInId: id } },
      {
        onSuccess: ({ message }) => showNotice('good', message),
        onError: ({ message }) => showNotice('bad', message),
      },
    );
  return (
    <PanelSection
      title="Where you are signed in"
      lead="Do you see a place that you do not know? Sign out there, and change your password."
    >
      {places.data ? (
        <ul className={styles.places}>
          {places.data.map((place) => (
            <Place
              key={place.id}
              place={place}
              isBusy={end.isPending && end.variables.params?.signInId === place.id}
              onSignOut={() => signOutOf(place)}
            />
          ))}
        </ul>
      ) : (
        <Reading error={places.error} />
      )}
    </PanelSection>
  );
}

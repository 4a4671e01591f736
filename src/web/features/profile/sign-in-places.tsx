import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { accounts } from '../../../contracts/accounts.ts';
import type { SignInPlace } from '../../../contracts/own-data.ts';
import * as t from '../../../messages/profile.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { hidden } from '../../ui/message-tags.tsx';
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
          {place.isThisOne && <span className={styles.here}>{t.thisDevice()}</span>}
        </p>
        <p className={styles.facts}>{t.lastUsed({ moment: () => moment(place.lastUsedAt) })}</p>
        <p className={styles.facts}>{t.signedIn({ moment: () => moment(place.signedInAt) })}</p>
      </div>
      {!place.isThisOne && (
        <div className={styles.action}>
          <Button variant="default" loading={isBusy} onClick={onSignOut}>
            {t.logOutDevice({ device: place.device, hidden })}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The sessions of the person; all but this one can be signed out. */
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
    <PanelSection folds title={t.sessions()} lead={t.sessionsLead()}>
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

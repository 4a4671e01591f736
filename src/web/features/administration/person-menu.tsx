import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBan,
  IconDots,
  IconLockOpen,
  IconMailCheck,
  IconShieldCheck,
  IconShieldOff,
  IconUserPlus,
} from '@tabler/icons-react';
import type { Person } from '../../../contracts/administration.ts';
import * as t from '../../../messages/administration.ts';
import { personName, type PersonChange } from './person-change.ts';

interface PersonMenuProps {
  readonly person: Person;
  readonly onAsk: (change: PersonChange) => void;
  readonly onGiveRole: (person: Person) => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** Every action on an account but the first. */
export function PersonMenu({ person, onAsk, onGiveRole }: PersonMenuProps) {
  const { isAdmin, isDisabled } = person;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.moreFor({ name: personName(person) })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUserPlus {...icon} />} onClick={() => onGiveRole(person)}>
          {t.addRole()}
        </Menu.Item>
        <Menu.Item
          leftSection={isAdmin ? <IconShieldOff {...icon} /> : <IconShieldCheck {...icon} />}
          onClick={() => onAsk({ kind: 'administrator', person, isAdmin: !isAdmin })}
        >
          {isAdmin ? t.removeAdministrator() : t.makeAdministrator()}
        </Menu.Item>
        <Menu.Item
          leftSection={isDisabled ? <IconLockOpen {...icon} /> : <IconBan {...icon} />}
          onClick={() => onAsk({ kind: 'disabled', person, isDisabled: !isDisabled })}
        >
          {isDisabled ? t.enableAccount() : t.disableAccount()}
        </Menu.Item>
        {person.comesBack !== null && (
          <Menu.Item leftSection={<IconMailCheck {...icon} />} onClick={() => onAsk({ kind: 'mark-taken', person })}>
            {t.clearBounceMark()}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import type { ProfileEdit } from '../../contracts/account-forms.ts';
import type { TestUser } from './factories.ts';

/** What the profile form sends for a person, with these changes. */
export const profileEdit = (person: TestUser, changes: Partial<ProfileEdit>) => ({
  params: { id: person.user.id },
  body: {
    title: 'Dr' as const,
    surname: 'Example',
    otherName: 'Alex',
    email: person.email,
    affiliation: 'Example University',
    marketingCommunications: false,
    ...changes,
  },
});

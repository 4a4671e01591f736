import { people } from './content/people.ts';

/** The password of every demo account. */
export const demoPassword = 'Demo-Password-1!';

/** The demo's accounts, for those who want to try them. */
export const demoAccounts = people.map(({ email, role }) => ({ email, role }));

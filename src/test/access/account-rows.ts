import { accounts } from '../../contracts/accounts.ts';
import { v7 } from 'uuid';
import { password } from '../product/factories.ts';
import { aSignIn, type Cast } from './cast.ts';
import { all, missing, ownerAndAdministrator, ownerOnly, row } from './table.ts';

const ownId = ({ owner }: Cast) => ({ params: { id: owner.user.id } });
const profile = {
  title: 'Dr',
  surname: 'Example',
  otherName: 'Alex',
  affiliation: 'X',
  marketingCommunications: false,
};
const newPassword = { password: 'Another-Example-7!', retypepassword: 'Another-Example-7!' };

/** The calls of accounts and profiles. */
export const accountRows = [
  row(
    accounts.register,
    'a new address',
    () => ({
      body: { ...profile, email: `${v7()}@example.org`, country: 'AE', password, confirmPassword: password },
    }),
    all(201),
  ),
  row(accounts.verifyEmail, 'a missing link', () => ({ params: { token: 'none' } }), all(410)),
  row(accounts.resendVerification, 'any address', () => ({ body: { email: 'nobody@example.org' } }), all(200)),
  row(accounts.forgotPassword, 'any address', () => ({ body: { email: 'nobody@example.org' } }), all(200)),
  row(
    accounts.resetPassword,
    'a missing link',
    () => ({ params: { resetToken: 'none' }, body: newPassword }),
    all(410),
  ),
  row(accounts.confirmEmailChange, 'a missing link', () => ({ params: { token: 'none' } }), all(410)),
  row(accounts.cancelEmailChange, 'a missing link', () => ({ params: { token: 'none' } }), all(410)),
  row(accounts.login, 'own password', ({ owner }) => ({ body: { email: owner.email, password } }), all(200)),
  row(accounts.login, 'a wrong password', ({ owner }) => ({ body: { email: owner.email, password: 'x' } }), all(401)),
  row(accounts.user, 'the owner’s account', ownId, ownerAndAdministrator(200)),
  row(
    accounts.user,
    'a missing account',
    () => ({ params: { id: missing } }),
    [401, 401, 401, 403, 403, 403, 403, 404],
  ),
  row(
    accounts.editProfile,
    'the owner’s account',
    ({ owner }) => ({ params: { id: owner.user.id }, body: { ...profile, email: owner.email } }),
    ownerAndAdministrator(200),
  ),
  row(
    accounts.editProfile,
    'a missing account',
    ({ owner }) => ({ params: { id: missing }, body: { ...profile, email: owner.email } }),
    [401, 401, 401, 403, 403, 403, 403, 404],
  ),
  row(accounts.mailStatus, 'the owner’s address', ownId, ownerOnly(200)),
  row(accounts.confirmAddress, 'an address without a mark', ownId, ownerOnly(409)),
  row(
    accounts.changePassword,
    'the owner’s account, by a wrong password',
    ({ owner }) => ({ params: { id: owner.user.id }, body: { currentPassword: 'x', ...newPassword } }),
    ownerOnly(422),
  ),
  row(accounts.signIns, 'the owner’s', ownId, ownerOnly(200)),
  row(
    accounts.endSignIn,
    'the owner’s',
    async (cast) => ({ params: { id: cast.owner.user.id, signInId: await aSignIn(cast, password) } }),
    ownerOnly(200),
  ),
  row(
    accounts.endSignIn,
    'a missing one',
    ({ owner }) => ({ params: { id: owner.user.id, signInId: missing } }),
    ownerOnly(404),
  ),
  row(accounts.ownData, 'the owner’s', ownId, ownerOnly(200)),
  row(
    accounts.deleteAccount,
    'the owner’s, while a manuscript waits',
    ({ owner }) => ({ params: { id: owner.user.id }, body: { currentPassword: password } }),
    ownerOnly(409),
  ),
];

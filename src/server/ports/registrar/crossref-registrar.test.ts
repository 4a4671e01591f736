import { expect, test } from 'vitest';
import { aRegistrar } from '../../../test/crossref/own-registrar.ts';
import { crossrefRegistrar } from './crossref-registrar.ts';
import { RegistrarFault } from './doi-registrar.ts';

const registrar = await aRegistrar();
const account = { url: registrar.url, username: 'office', password: 'Sturdy & +1', patience: 300 };
const crossref = crossrefRegistrar(account);
const deposit = { fileName: 'one.xml', xml: '<doi_batch/>' };

test('decision 19: a registrar that takes a deposit and never answers is given up, and so is a question', async () => {
  registrar.be('silent');
  const fault = new RegistrarFault('Crossref did not answer within 0.3 s.');
  await expect(crossref.deposit(deposit)).rejects.toEqual(fault);
  expect(registrar.deposits).toMatchObject([{ ...deposit, account: 'office:Sturdy & +1' }]);
  await expect(crossref.ask('one.xml', '10.5555/a')).rejects.toEqual(fault);
  registrar.be('good');
});

test('decision 19: what became of a deposit is asked by its file name; another DOI’s failure is not ours', async () => {
  await crossref.deposit(deposit);
  expect(await crossref.ask('one.xml', '10.5555/a')).toEqual({ state: 'unknown' });
  registrar.queued();
  expect(await crossref.ask('one.xml', '10.5555/a')).toEqual({ state: 'pending' });
  registrar.registers('10.5555/A');
  expect(await crossref.ask('one.xml', '10.5555/a')).toEqual({ state: 'registered' });
  registrar.refuses('', 'cvc-complex-type.2.4.a: Invalid content');
  expect(await crossref.ask('one.xml', '10.5555/a')).toEqual({
    state: 'refused',
    message: 'cvc-complex-type.2.4.a: Invalid content',
  });
  registrar.registers('10.5555/b');
  expect(await crossref.ask('one.xml', '10.5555/a')).toEqual({
    state: 'refused',
    message: 'Crossref’s report does not name this DOI.',
  });
});

test('decision 19: the account is never sent on to where the registrar leads', async () => {
  const leads = crossrefRegistrar({ ...account, url: `${registrar.url}/moved` });
  await expect(leads.deposit(deposit)).rejects.toEqual(new RegistrarFault('Crossref cannot be reached.'));
});

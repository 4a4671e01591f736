import * as t from '../../../messages/delivery.ts';
import type { Config } from '../../config.ts';
import { crossrefRegistrar } from './crossref-registrar.ts';
import { RegistrarFault, type DoiRegistrar } from './doi-registrar.ts';

/** In milliseconds: longer than Crossref takes for a file on a bad day. */
const patience = 30_000;

const noAccount = () => Promise.reject(new RegistrarFault(t.noRegistrar()));

/** Crossref with our account; without one, a registrar that refuses deposits. */
export function openRegistrar({ prefix, policyDoi, crossref }: Config['dois']): DoiRegistrar {
  return crossref === null
    ? { prefix, policyDoi, isConnected: false, deposit: noAccount, ask: noAccount }
    : { prefix, policyDoi, isConnected: true, ...crossrefRegistrar({ ...crossref, patience }) };
}

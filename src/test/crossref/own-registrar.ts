import { atTheEnd } from '../at-the-end.ts';
import { startRegistrar } from './a-registrar.ts';

/** A registrar that is ended after the suite. */
export async function aRegistrar() {
  const registrar = await startRegistrar();
  atTheEnd(registrar.stop);
  return registrar;
}

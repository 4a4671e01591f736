import { AppError } from '../../errors.ts';
import type { ProtocolMethod, ProtocolRequest } from './resumable-uploads.ts';

/** The only headers that the library gets to see: none that names a host, another method, or an extension that is not offered. */
const headersOf: Record<ProtocolMethod, readonly string[]> = {
  POST: ['tus-resumable', 'upload-length', 'upload-metadata'],
  HEAD: ['tus-resumable'],
  PATCH: ['tus-resumable', 'upload-offset', 'content-type', 'content-length'],
  DELETE: ['tus-resumable'],
};
const answeredHeaders = new Set([
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
  'connection',
]);

/** What the protocol knows and this site does not offer: passed over in silence, it would end in another file than was meant. */
const refusedHeaders = ['upload-concat', 'upload-defer-length', 'x-http-method-override', 'upload-checksum'];

/** Refuses what is not offered. */
export function refuseExtensions({ headers }: ProtocolRequest): void {
  const refused = refusedHeaders.find((name) => headers[name] !== undefined);
  if (refused !== undefined) throw new AppError('malformed', `This site does not take uploads with ${refused}.`);
}

/** What the library is asked with. */
export const asked = ({ method, headers }: ProtocolRequest): Record<string, string> =>
  Object.fromEntries(
    headersOf[method].flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** What of the library's answer goes out. */
export const answered = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => answeredHeaders.has(name)));

import { authorization } from '../call-api.ts';
import { forgetUploadPlace, uploadPlace } from './upload-place.ts';

/** Gives an upload up: the server removes what has arrived of it; where it cannot be told, it clears it after a day. */
export async function stopUpload(awsId: string, slot: number): Promise<void> {
  const place = uploadPlace(awsId, slot);
  forgetUploadPlace(awsId, slot);
  if (!place) return;
  const headers = { ...authorization(), 'tus-resumable': '1.0.0' };
  await fetch(place.address, { method: 'DELETE', headers, keepalive: true }).catch(() => {});
}

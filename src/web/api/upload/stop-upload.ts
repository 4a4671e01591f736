import { authorization } from '../call-api.ts';
import { forgetUploadPlace, uploadPlace } from './upload-place.ts';

/** Cancels an upload: the server removes what has arrived, or cleans it up after a day if it cannot be reached. */
export async function stopUpload(awsId: string, slot: number): Promise<void> {
  const place = uploadPlace(awsId, slot);
  forgetUploadPlace(awsId, slot);
  if (!place) return;
  const headers = { ...authorization(), 'tus-resumable': '1.0.0' };
  await fetch(place.address, { method: 'DELETE', headers, keepalive: true }).catch(() => {});
}

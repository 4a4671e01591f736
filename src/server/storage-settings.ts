import { z } from 'zod';
import * as t from '../messages/settings.ts';
import { missingOf, type SettingFault } from './setting-fault.ts';

const word = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, t.oneWord());

/** The file store settings from the environment; without a bucket it is a folder below DATA_DIR. */
export const storageSettings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: t.httpAddress() })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: word.default('us-east-1'),
  S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, t.bucketName())
    .optional(),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
};

type StorageEnvironment = z.output<z.ZodObject<typeof storageSettings>>;

/** What of the settings of the store does not fit together. */
export function storageSettingFaults(isGiven: (name: string) => boolean): SettingFault[] {
  const faults = missingOf(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], isGiven);
  const lonely = ['S3_ENDPOINT', 'S3_REGION'].filter(isGiven);
  if (!isGiven('S3_BUCKET') && lonely.length > 0)
    faults.push({
      fault: t.bucketMissing({ names: lonely.join(', ') }),
      settings: ['S3_BUCKET', ...lonely],
    });
  return faults;
}

/** The store of files where it is a bucket; null: a folder below DATA_DIR. */
export function readStorageSettings(env: StorageEnvironment) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined
    ? { endpoint: env.S3_ENDPOINT ?? null, region: env.S3_REGION, bucket, accessKeyId, secretAccessKey }
    : null;
}

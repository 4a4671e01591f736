import { z } from 'zod';
import * as t from '../messages/settings.ts';

/** A value of printable characters, without spaces. */
export const settingWord = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, t.oneWord());

/** Another service's address: secrets go over an encrypted line only, except to a trial server on this machine. */
export const ownOrHttps = z
  .url({ protocol: /^https?$/, error: t.httpsAddress(), abort: true })
  .refine((url) => /^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|\/|$))/i.test(url), t.httpsAddress())
  .refine((url) => new URL(url).search === '' && new URL(url).hash === '', t.noQuery())
  .transform((url) => url.replace(/\/+$/, ''));

import { z } from 'zod';
import { defineCall } from './call.ts';

/** What the browser must know of the installation. */
export const Site = z.object({
  name: z.string(),
  url: z.string(),
  contactEmail: z.string(),
  /** The IANA name of the zone in which people see dates and times. */
  timeZone: z.string(),
  /** The VAT that prices contain, in percent; null for none. */
  vatPercent: z.number().nullable(),
  paymentsMode: z.enum(['sandbox', 'live']),
  publishableKey: z.string().nullable(),
  maxUploadMegabytes: z.int(),
  /** Whether Word documents are converted here; without that, the wizard takes no .doc. */
  convertsWord: z.boolean(),
  /** Whether articles get DOIs, and whether an account with Crossref registers them. */
  dois: z.enum(['none', 'unregistered', 'registered']),
  isDemo: z.boolean(),
});
export type Site = z.infer<typeof Site>;

export const site = {
  read: defineCall({
    method: 'GET',
    path: '/api/site',
    summary: 'Name, addresses and limits of this installation',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    reply: Site,
  }),
  alive: defineCall({
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive',
    access: 'visitor',
    reply: z.object({ status: z.literal('ok') }),
  }),
  ready: defineCall({
    method: 'GET',
    path: '/readyz',
    summary: 'The status of database, migrations, storage, queue and replicas; an unavailable replica does not count',
    access: 'visitor',
    reply: z.object({
      status: z.literal('ready'),
      checks: z.record(z.string(), z.enum(['ok', 'catching-up', 'behind', 'away'])),
      /** Tells this installation from others: whether an address leads here. */
      installation: z.string(),
    }),
  }),
} as const;

import { z } from 'zod';
import * as t from '../messages/settings.ts';
import { missingOf, type SettingFault } from './setting-fault.ts';

const key = (kinds: string, example: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(${kinds})_(test|live)_\\S+$`), t.keyLike({ example }));

/** One secret, or two while the provider's secret is being changed over: what either signs is believed. */
const webhookSecrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().regex(/^whsec_\S+$/, t.webhookSecret())).max(2, t.twoSecrets()));

/** The keys never leave this machine by a setting that is meant for trials. */
const ownMachine = z
  .url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: t.localAddress() })
  .transform((url) => {
    const { hostname: host, port } = new URL(url);
    return { host, port: Number(port === '' ? 80 : port), protocol: 'http' as const };
  });

const faultsForm = t.sandboxWebhooks();
const milliseconds = new Map([
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
]);
const duration = z
  .string()
  .regex(/^\d{1,6}(ms|s|m)$/, faultsForm)
  .transform((text) => Number.parseInt(text, 10) * (milliseconds.get(text.replace(/\d+/, '')) ?? 1));
const chance = z
  .string()
  .regex(/^(0|1|0?\.\d+|1\.0+)$/, faultsForm)
  .transform(Number);

const sandboxWebhooks = z
  .string()
  .regex(/^\s*\w+=[^,=]+(,\s*\w+=[^,=]+)*$/, { error: faultsForm, abort: true })
  .transform((text) => text.split(',').map((pair) => pair.trim().split('=')))
  .refine((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length, faultsForm)
  .transform((pairs): unknown => Object.fromEntries(pairs))
  .pipe(
    z.strictObject(
      {
        delay: duration.default(0),
        double: chance.default(0),
        drop: chance.default(0),
        reorder: chance.default(0),
      },
      faultsForm,
    ),
  );

/** How the sandbox's webhooks misbehave: the wait before each in milliseconds, and the chances of what else may happen to it. */
export type WebhookFaults = z.output<typeof sandboxWebhooks>;

/** The settings of card payments. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: key('sk|rk', 'sk_live_… or sk_test_…').optional(),
  STRIPE_PUBLISHABLE_KEY: key('pk', 'pk_live_… or pk_test_…').optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  STRIPE_API_URL: ownMachine.optional(),
  SANDBOX_PAYMENTS: z.stringbool({ error: t.onOff() }).optional(),
  SANDBOX_WEBHOOKS: sandboxWebhooks.optional(),
  LEGAL_NAME: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,150}$/u, t.legalName())
    .optional(),
  VAT_PERCENT: z.coerce.number({ error: t.vatPercent() }).positive(t.vatPercent()).max(50, t.vatPercent()).optional(),
  VAT_NUMBER: z
    .string()
    .trim()
    .regex(/^[A-Z\d][A-Z\d -]{4,19}$/i, t.vatNumber())
    .optional(),
};

const PaymentSettings = z.object(paymentSettings);
type PaymentSettings = z.output<typeof PaymentSettings>;
type GivenSettings = PaymentSettings & { readonly NODE_ENV?: string | undefined };

const modeOf = (providerKey: string | undefined): string | undefined => providerKey?.split('_')[1];

const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** Keys that were lost must not make everything free: in production the sandbox is asked for, and is nothing that one falls back to. */
function sandboxFaults({ NODE_ENV, SANDBOX_PAYMENTS }: GivenSettings, hasKeys: boolean): SettingFault[] {
  if (hasKeys && SANDBOX_PAYMENTS)
    return [
      {
        fault: t.sandboxWithStripe(),
        settings: ['SANDBOX_PAYMENTS', 'STRIPE_SECRET_KEY'],
      },
    ];
  if (hasKeys || NODE_ENV !== 'production' || SANDBOX_PAYMENTS) return [];
  return [
    {
      fault: t.stripeKeysMissing({ names: keyNames.join(', ') }),
      settings: keyNames,
    },
  ];
}

/** What is wrong with payment settings that are right one by one. */
export function paymentSettingFaults(env: GivenSettings, isGiven: (name: string) => boolean): SettingFault[] {
  const hasKeys = isGiven('STRIPE_SECRET_KEY');
  const faults = [
    ...missingOf(keyNames, isGiven),
    ...missingOf(['VAT_PERCENT', 'VAT_NUMBER'], isGiven),
    ...sandboxFaults(env, keyNames.some(isGiven)),
  ];
  if (
    env.STRIPE_SECRET_KEY &&
    env.STRIPE_PUBLISHABLE_KEY &&
    modeOf(env.STRIPE_SECRET_KEY) !== modeOf(env.STRIPE_PUBLISHABLE_KEY)
  )
    faults.push({
      fault: t.stripeModesDiffer(),
      settings: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
    });
  if (hasKeys && isGiven('SANDBOX_WEBHOOKS'))
    faults.push({
      fault: t.webhooksWithStripe(),
      settings: ['SANDBOX_WEBHOOKS', 'STRIPE_SECRET_KEY'],
    });
  if (!hasKeys && isGiven('STRIPE_API_URL'))
    faults.push({
      fault: t.stripeUrlAlone(),
      settings: ['STRIPE_API_URL', 'STRIPE_SECRET_KEY'],
    });
  return faults;
}

/** The publisher's VAT: its rate in percent, and the tax registration number; null for a publisher who charges none. */
export const readVat = ({ VAT_PERCENT, VAT_NUMBER }: PaymentSettings) =>
  VAT_PERCENT === undefined || VAT_NUMBER === undefined ? null : { percent: VAT_PERCENT, number: VAT_NUMBER };

/** The real provider's keys, or null for the sandbox in its place. */
export function readStripeKeys(env: PaymentSettings) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET,
    server: STRIPE_API_URL ?? null,
  };
}

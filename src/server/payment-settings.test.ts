import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

function faultsOf(settings: Record<string, string>): readonly string[] {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

describe('the provider’s keys', () => {
  test('are taken together, with one webhook secret', () => {
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecrets: ['whsec_1'],
      server: null,
    });
    expect(readConfig({}).stripe).toBeNull();
  });

  test('row 48: two webhook secrets stand beside each other while one takes the other’s place', () => {
    const { stripe } = readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });
    expect(stripe?.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
  });

  test.each([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_1,' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }],
    ['STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://api.example.org' }],
    ['SANDBOX_WEBHOOKS', { SANDBOX_WEBHOOKS: 'drop=1' }],
    ['LEGAL_NAME', { LEGAL_NAME: 'x'.repeat(151) }],
    ['VAT_PERCENT', { VAT_PERCENT: '0', VAT_NUMBER: '100000000000003' }],
    ['VAT_PERCENT', { VAT_PERCENT: 'five', VAT_NUMBER: '100000000000003' }],
    ['VAT_NUMBER', { VAT_PERCENT: '5', VAT_NUMBER: '?' }],
    ['VAT_NUMBER', { VAT_PERCENT: '5' }],
  ])('with a wrong %s stop the start, by its name', (name, changes) => {
    expect(faultsOf({ ...keys, ...changes })).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  test('in production are missed in words, unless the sandbox is asked for', () => {
    const production = { NODE_ENV: 'production' };
    expect(faultsOf(production)).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY, .*: missing\. .*SANDBOX_PAYMENTS=on$/),
    ]);
    expect(faultsOf({ ...production, SANDBOX_PAYMENTS: 'off' })).toHaveLength(1);
    expect(faultsOf({ ...production, SANDBOX_PAYMENTS: 'on' })).toEqual([]);
    expect(faultsOf({ ...production, ...keys })).toEqual([]);
    expect(faultsOf({ ...production, ...keys, SANDBOX_PAYMENTS: 'on' })).toEqual([
      'SANDBOX_PAYMENTS: not possible with STRIPE_SECRET_KEY',
    ]);
    expect(faultsOf({ ...production, STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY',
    ]);
  });

  test('an address of the provider’s interface on this machine is for trials, and wants keys', () => {
    const { stripe } = readConfig({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:4200' });
    expect(stripe?.server).toEqual({ host: '127.0.0.1', port: 4200, protocol: 'http' });
    expect(faultsOf({ STRIPE_API_URL: 'http://127.0.0.1:4200' })).toHaveLength(1);
  });
});

describe('SANDBOX_WEBHOOKS', () => {
  test('says how the sandbox’s webhooks misbehave; what it does not name goes well', () => {
    const faults = (text: string) => readConfig({ SANDBOX_WEBHOOKS: text }).sandboxWebhooks;
    expect(faults('delay=5s,double=0.3,drop=0.2,reorder=0.5')).toEqual({
      delay: 5000,
      double: 0.3,
      drop: 0.2,
      reorder: 0.5,
    });
    expect(faults('drop=1')).toEqual({ delay: 0, double: 0, drop: 1, reorder: 0 });
    expect(faults('delay=250ms')?.delay).toBe(250);
    expect(faults('delay=2m')?.delay).toBe(120_000);
    expect(readConfig({}).sandboxWebhooks).toBeNull();
  });

  test.each(['drop', 'drop=2', 'drop=-1', 'drop=often', 'delay=5', 'loose=0.1', 'drop=0.1,drop=0.2', 'drop=', ','])(
    '“%s” stops the start and says what it must be like',
    (text) => {
      expect(new Set(faultsOf({ SANDBOX_WEBHOOKS: text }))).toEqual(
        new Set(['SANDBOX_WEBHOOKS: must be like delay=5s,double=0.3,drop=0.2,reorder=0.5 (chances from 0 to 1)']),
      );
    },
  );
});

import { Stripe } from 'stripe';

interface Looking {
  readonly secretKey: string;
  readonly server: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
  /** Where the provider should send its events. */
  readonly webhookUrl: string;
  readonly patience: number;
}

/** The state of the account at the provider. */
export interface Account {
  readonly isLive: boolean;
  /** `unseen`: the key may not look at them. */
  readonly webhook: 'there' | 'missing' | 'disabled' | 'unseen';
}

async function webhookOf(stripe: Stripe, url: string): Promise<Account['webhook']> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const found = data.filter((endpoint) => endpoint.url === url);
    if (found.length === 0) return 'missing';
    return found.some(({ status }) => status === 'enabled') ? 'there' : 'disabled';
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return 'unseen';
    throw error;
  }
}

/** Reads the account at the provider with our key; throws the provider's error. */
export async function lookAtAccount({ secretKey, server, webhookUrl, patience }: Looking): Promise<Account> {
  const stripe = new Stripe(secretKey, { ...server, timeout: patience, maxNetworkRetries: 0 });
  const { livemode } = await stripe.balance.retrieve();
  return { isLive: livemode, webhook: await webhookOf(stripe, webhookUrl) };
}

import { payments } from '../../contracts/payments.ts';

/** The one path whose JSON body is kept byte for byte. */
export const webhookPath = payments.webhook.path;

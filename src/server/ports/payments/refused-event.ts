import { AppError } from '../../errors.ts';
import { payments } from '../../../contracts/payments.ts';

/** Where the sandbox brings its events: to this machine, whatever the site's address outside is. */
export function ownWebhook({ host, port }: { readonly host: string; readonly port: number }): string {
  const reachable = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${payments.webhook.path}`;
}

const words = {
  unsigned: 'The event is not signed by the provider.',
  altered: 'The event is not signed by the provider.',
  old: 'The event was signed more than five minutes ago.',
  'wrong-mode': 'The event is of the provider’s other mode: test and live are kept apart.',
  unreadable: 'The event is signed, but is none that is understood here.',
} as const;

/** Why an event is not believed. */
export type EventFault = keyof typeof words;

/** The error for an event that is not authentic. */
export class RefusedEvent extends AppError {
  readonly fault: EventFault;

  constructor(fault: EventFault) {
    super('malformed', words[fault]);
    this.name = 'RefusedEvent';
    this.fault = fault;
  }
}

import { payments } from '../../../contracts/payments.ts';

/** Where the sandbox brings its events: to this machine, whatever the site's address outside is. */
export function ownWebhook({ host, port }: { readonly host: string; readonly port: number }): string {
  const reachable = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${payments.webhook.path}`;
}

import { isPublic } from '../../config.ts';
import { fault, ok, warn, type Check } from './check.ts';

export const settingsChecks: readonly Check[] = [
  {
    name: 'Settings',
    look: ({ faults }) =>
      faults.length === 0
        ? ok('All settings can be read, and fit together.')
        : fault(faults.join('; '), 'Correct them: the product does not start with them. .env.example explains each.'),
  },
  {
    name: 'Demo',
    settings: ['DEMO', 'SITE_URL'],
    look({ config }) {
      if (!config.isDemo) return ok('The demo is off.');
      return isPublic(config)
        ? fault(
            'The demo is on: its accounts have a password that everybody can read, an administrator’s among them.',
            'Set DEMO=off and NODE_ENV=production, and start on a new database.',
          )
        : ok('The demo is on, on this machine alone.');
    },
  },
  {
    name: 'Limits of calls',
    settings: ['CALL_LIMITS', 'SITE_URL'],
    look({ config }) {
      if (config.hasLimits) return ok('Logins, emails and uploads are limited.');
      const found = 'Nothing is limited: passwords can be guessed as fast as the line is.';
      return (isPublic(config) ? fault : warn)(found, 'Set CALL_LIMITS=on.');
    },
  },
  {
    name: 'Proxy',
    settings: ['TRUST_PROXY', 'SITE_URL'],
    look({ config: { trustProxy, siteUrl, host } }) {
      const isBehind = siteUrl.startsWith('https:');
      if (trustProxy === true)
        return warn(
          'Anybody who reaches the port may claim to come from any address.',
          'Name the proxies: TRUST_PROXY=loopback, or their addresses.',
        );
      if (isBehind && (trustProxy === null || trustProxy === false))
        return warn(
          'The site is reached by https, so a proxy stands before it, and it is not believed: all visitors share one allowance.',
          'Set TRUST_PROXY to the address of the proxy, loopback where it is on this machine.',
        );
      return ok(trustProxy ? `Believed: ${trustProxy}.` : `No proxy is believed; ${host} is listened on.`);
    },
  },
  {
    name: 'Figures',
    settings: ['METRICS_TOKEN'],
    look: ({ config }) =>
      config.metricsToken === null
        ? warn(
            'Nobody can watch the figures of the site.',
            'Set METRICS_TOKEN (openssl rand -hex 32), and let Prometheus ask for /metrics.',
          )
        : ok('The figures are open to whoever has the token.'),
  },
  {
    name: 'Log',
    settings: ['LOG_LEVEL'],
    look({ config: { logLevel } }) {
      if (logLevel === 'silent' || logLevel === 'fatal')
        return warn(`At ${logLevel} nothing tells of a request that failed.`, 'Set LOG_LEVEL=warn.');
      return logLevel === 'trace' || logLevel === 'debug'
        ? warn(`At ${logLevel} the log grows fast.`, 'Set LOG_LEVEL=warn once you have found what you look for.')
        : ok(`What is logged: ${logLevel} and worse.`);
    },
  },
];

import * as t from '../../../messages/doctor.ts';
import { isPublic } from '../../config.ts';
import { fault, ok, warn, type Check } from './check.ts';

export const settingsChecks: readonly Check[] = [
  {
    name: t.nameSettings(),
    look: ({ faults }) => (faults.length === 0 ? ok(t.settingsOk()) : fault(faults.join('; '), t.settingsWrong())),
  },
  {
    name: t.nameDemo(),
    settings: ['DEMO', 'SITE_URL'],
    look({ config }) {
      if (!config.isDemo) return ok(t.demoOff());
      return isPublic(config) ? fault(t.demoPublic(), t.turnDemoOff()) : ok(t.demoLocal());
    },
  },
  {
    name: t.nameLimits(),
    settings: ['CALL_LIMITS', 'SITE_URL'],
    look({ config }) {
      if (config.hasLimits) return ok(t.limitsOn());
      const found = t.limitsOff();
      return (isPublic(config) ? fault : warn)(found, t.turnLimitsOn());
    },
  },
  {
    name: t.nameProxy(),
    settings: ['TRUST_PROXY', 'SITE_URL'],
    look({ config: { trustProxy, siteUrl, host } }) {
      const isBehind = siteUrl.startsWith('https:');
      if (trustProxy === true) return warn(t.anyProxyTrusted(), t.nameProxies());
      if (isBehind && (trustProxy === null || trustProxy === false)) return warn(t.proxyNotTrusted(), t.trustProxy());
      return ok(trustProxy ? t.proxyTrusted({ proxies: trustProxy }) : t.noProxy({ host }));
    },
  },
  {
    name: t.nameMetrics(),
    settings: ['METRICS_TOKEN'],
    look: ({ config }) => (config.metricsToken === null ? warn(t.metricsOff(), t.turnMetricsOn()) : ok(t.metricsOn())),
  },
  {
    name: t.nameLog(),
    settings: ['LOG_LEVEL'],
    look({ config: { logLevel } }) {
      if (logLevel === 'silent' || logLevel === 'fatal')
        return warn(t.logTooQuiet({ level: logLevel }), t.setLogLevel());
      return logLevel === 'trace' || logLevel === 'debug'
        ? warn(t.logTooLoud({ level: logLevel }), t.resetLogLevel())
        : ok(t.logOk({ level: logLevel }));
    },
  },
];

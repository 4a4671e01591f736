import ipaddr from 'ipaddr.js';

const begin = ({ parts }: ipaddr.IPv6, groups: number) =>
  parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':');

/** The network that an address belongs to, as far as one person can change it: IPv4 by address, IPv6 by /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${begin(parsed, 4)}::/64`;
}

/** The network around an address, of which one person may rent many: IPv4 by /24, IPv6 by /48. */
export function widerNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return `${begin(parsed, 3)}::/48`;
  return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
}

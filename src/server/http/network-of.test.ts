import { expect, test } from 'vitest';
import { widerNetworkOf, networkOf } from './network-of.ts';

test.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unix:', 'unknown', 'unknown'],
])('decision 8: what one person can change of %s is its network %s, and around it is %s', (address, network, near) => {
  expect([networkOf(address), widerNetworkOf(address)]).toEqual([network, near]);
});

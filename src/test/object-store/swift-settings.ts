/** The parts of Swift, each a server of its own. */
export const swiftParts = ['account', 'container', 'object', 'proxy'] as const;
export type SwiftPart = (typeof swiftParts)[number];

/** Starts one part with settings of a folder of our own in place of `/etc/swift`. */
export const swiftLauncher = `
import sys
import swift.common.utils as utils
kind, home = sys.argv[1], sys.argv[2]
utils.SWIFT_CONF_FILE = home + '/swift.conf'
from swift.common.wsgi import run_wsgi
more = {}
if kind == 'object':
    from swift.obj import server
    more = dict(global_conf_callback=server.global_conf_callback)
sys.exit(run_wsgi(home + '/' + kind + '-server.conf', kind + '-server', **more))
`;

export const swiftConf = `[swift-hash]
swift_hash_path_suffix = a
swift_hash_path_prefix = b
[storage-policy:0]
name = p0
default = yes
`;

interface Place {
  readonly home: string;
  readonly port: number;
  readonly user: string;
}

const common = ({ home, port, user }: Place) => `[DEFAULT]
swift_dir = ${home}
devices = ${home}/node
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
disable_fallocate = true
recon_cache_path = ${home}
log_address = ${home}/no-log
`;

/** The settings of a part that keeps something. */
export const keeperConf = (part: Exclude<SwiftPart, 'proxy'>, place: Place) => `${common(place)}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'slo', 'dlo'];

/** The settings of the part that is spoken to: Amazon's S3, signatures checked. */
export const proxyConf = (
  place: Place,
  memcachePort: number,
  key: { readonly id: string; readonly secret: string },
) => `
${common(place)}account_autocreate = true
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachePort}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${key.id.replace(':', '_')} = ${key.secret} .admin
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;

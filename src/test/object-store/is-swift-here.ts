import { existsSync } from 'node:fs';

/** Debian's Python, which has Swift's modules; another one before it on the path has not. */
export const python = '/usr/bin/python3';
const programs = [python, '/usr/bin/swift-ring-builder', '/usr/bin/swift-proxy-server', '/usr/bin/memcached'];

/** Whether Debian's packages swift-proxy, -account, -container, -object and memcached are here. */
export const isSwiftHere = programs.every((program) => existsSync(program));

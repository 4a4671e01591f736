import { connectionsOfProcess } from '../../db/connection-share.ts';
import { CannotLook } from './cannot-look.ts';
import { fault, ok, warn, type Check } from './check.ts';

const settings = ['DATABASE_URL', 'DATA_DIR'];
const oldest = 150_000;

export const databaseChecks: readonly Check[] = [
  {
    name: 'Database',
    settings,
    async look({ facts }) {
      try {
        await facts.connect();
      } catch (error) {
        const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const found = told instanceof Error && told.message !== '' ? told.message : String(told);
        if (error instanceof CannotLook) return warn(found, 'Start the product, and ask again.');
        return fault(
          `It cannot be reached: ${found}`,
          'Look whether PostgreSQL runs, and compare DATABASE_URL with its users.',
        );
      }
      const { version, isReplica } = await facts.server();
      const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
      if (version < oldest) return fault(`${name} is too old.`, 'Bring it to 15 or newer.');
      return isReplica
        ? fault(`${name} follows another one and cannot be written.`, 'Set DATABASE_URL to the one that it follows.')
        : ok(`${name} answers.`);
    },
  },
  {
    name: 'Text of the database',
    settings,
    async look({ facts }) {
      const { encoding, locale, extensions } = await facts.server();
      if (encoding !== 'UTF8')
        return fault(
          `It keeps text as ${encoding}: names of many languages cannot be kept.`,
          'Make the database anew with --encoding UTF8 --template template0, and restore a copy.',
        );
      const missing = ['pg_trgm', 'unaccent'].filter((name) => !extensions.includes(name));
      return missing.length > 0
        ? fault(
            `${missing.join(', ')} cannot be had there.`,
            'Install the package of PostgreSQL’s extensions (postgresql-contrib).',
          )
        : ok(`UTF8, ${locale}, with what the search needs.`);
    },
  },
  {
    name: 'Rights in the database',
    settings,
    async look({ facts }) {
      const { mayCreate, foreignTables } = await facts.server();
      const todo = 'Make the user of DATABASE_URL the owner of the database and of its tables.';
      if (!mayCreate) return fault('The user of DATABASE_URL may not create tables.', todo);
      return foreignTables > 0
        ? fault(`${foreignTables} tables belong to somebody else: a new version could not change them.`, todo)
        : ok('The user of DATABASE_URL owns what is there.');
    },
  },
  {
    name: 'Version of the database',
    settings,
    async look({ facts }) {
      const { applied, pending, passedOver, changed, unknown, breaks } = await facts.migrations();
      const namesOf = (list: typeof pending) => list.map(({ name }) => name).join(', ');
      if (breaks !== null)
        return fault(
          `It is of a newer version, which this one cannot work with: ${breaks}.`,
          'Start the newer version.',
        );
      if (passedOver.length > 0)
        return fault(
          `It lacks older migrations: ${namesOf(passedOver)}.`,
          'Start a release: this folder of migrations is of none.',
        );
      if (pending.length > 0)
        return warn(
          `${pending.length} migrations are to be applied.`,
          'Start the product, or: npm run colophon migrate',
        );
      if (changed.length > 0)
        return warn(
          `Applied with another text than they have here: ${namesOf(changed)}.`,
          'Look whether this is the release that was started.',
        );
      return unknown > 0
        ? warn(
            `It is ${unknown} migrations ahead, which this version can work with.`,
            'Start the newer version when you can.',
          )
        : ok(`All ${applied} migrations are applied.`);
    },
  },
  {
    name: 'Connections to the database',
    settings,
    async look({ facts }) {
      const { connections, heldByOthers } = await facts.server();
      const free = connections - heldByOthers;
      const found = `${free} of ${connections} connections are left by others; a process takes up to ${connectionsOfProcess}.`;
      if (free < connectionsOfProcess)
        return fault(found, 'Raise max_connections of PostgreSQL, or end what holds them.');
      // A new version starts beside the one that still answers.
      return free < 2 * connectionsOfProcess
        ? warn(found, 'Raise max_connections: a second process, as in a change of versions, finds no room.')
        : ok(found);
    },
  },
  {
    name: 'Clock',
    settings,
    async look({ facts }) {
      const { ahead } = await facts.server();
      const off = Math.abs(ahead);
      const found = `The database’s clock and ours are ${off.toFixed(1)} seconds apart.`;
      const todo = 'Let both machines take the time from the network (chrony, systemd-timesyncd).';
      if (off > 60) return fault(found, todo);
      return off > 2 ? warn(found, todo) : ok(found);
    },
  },
  {
    name: 'Safety of writes',
    settings,
    async look({ facts }) {
      const { unsafe } = await facts.server();
      return unsafe.length > 0
        ? fault(
            `PostgreSQL is set to lose what it has acknowledged when the machine stops: ${unsafe.join(', ')}.`,
            'Turn them on again in postgresql.conf.',
          )
        : ok('What PostgreSQL acknowledges is on the disk.');
    },
  },
];

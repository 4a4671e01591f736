import * as t from '../../../messages/doctor.ts';
import { connectionsOfProcess } from '../../db/connection-share.ts';
import { CannotLook } from './cannot-look.ts';
import { fault, ok, warn, type Check } from './check.ts';

const settings = ['DATABASE_URL', 'DATA_DIR'];
const oldest = 150_000;

export const databaseChecks: readonly Check[] = [
  {
    name: t.nameDatabase(),
    settings,
    async look({ facts }) {
      try {
        await facts.connect();
      } catch (error) {
        const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const found = told instanceof Error && told.message !== '' ? told.message : String(told);
        if (error instanceof CannotLook) return warn(found, t.startFirst());
        return fault(t.databaseUnreachable({ reason: found }), t.checkPostgres());
      }
      const { version, isReplica } = await facts.server();
      const name = t.postgresVersion({ major: String(Math.floor(version / 10_000)), minor: String(version % 10_000) });
      if (version < oldest) return fault(t.postgresTooOld({ name }), t.upgradePostgres());
      return isReplica ? fault(t.databaseIsReplica({ name }), t.advisePrimary()) : ok(`${name} answers.`);
    },
  },
  {
    name: t.nameText(),
    settings,
    async look({ facts }) {
      const { encoding, locale, extensions } = await facts.server();
      if (encoding !== 'UTF8') return fault(t.encodingWrong({ encoding }), t.recreateUtf8());
      const missing = ['pg_trgm', 'unaccent'].filter((name) => !extensions.includes(name));
      return missing.length > 0
        ? fault(t.extensionsMissing({ names: missing.join(', ') }), t.installExtensions())
        : ok(t.encodingOk({ locale }));
    },
  },
  {
    name: t.nameRights(),
    settings,
    async look({ facts }) {
      const { mayCreate, foreignTables } = await facts.server();
      const todo = t.makeOwner();
      if (!mayCreate) return fault(t.cannotCreateTables(), todo);
      return foreignTables > 0 ? fault(t.foreignTables({ count: foreignTables }), todo) : ok(t.rightsOk());
    },
  },
  {
    name: t.nameMigrations(),
    settings,
    async look({ facts }) {
      const { applied, pending, passedOver, changed, unknown, breaks } = await facts.migrations();
      const namesOf = (list: typeof pending) => list.map(({ name }) => name).join(', ');
      if (breaks !== null) return fault(t.databaseTooNew({ breaks }), t.startNewer());
      if (passedOver.length > 0) return fault(t.olderMissing({ names: namesOf(passedOver) }), t.startRelease());
      if (pending.length > 0) return warn(t.migrationsPending({ count: pending.length }), t.applyMigrations());
      if (changed.length > 0) return warn(t.migrationsDiffer({ names: namesOf(changed) }), t.checkRelease());
      return unknown > 0
        ? warn(t.databaseAhead({ count: unknown }), t.startNewerSoon())
        : ok(t.migrationsOk({ applied }));
    },
  },
  {
    name: t.nameConnections(),
    settings,
    async look({ facts }) {
      const { connections, heldByOthers } = await facts.server();
      const free = connections - heldByOthers;
      const found = t.connectionsFree({ free, connections, most: connectionsOfProcess });
      if (free < connectionsOfProcess) return fault(found, t.raiseConnections());
      // A new version starts beside the one that still answers.
      return free < 2 * connectionsOfProcess ? warn(found, t.raiseForUpdates()) : ok(found);
    },
  },
  {
    name: t.nameClock(),
    settings,
    async look({ facts }) {
      const { ahead } = await facts.server();
      const off = Math.abs(ahead);
      const found = t.clocksApart({ seconds: off.toFixed(1) });
      const todo = t.synchroniseClocks();
      if (off > 60) return fault(found, todo);
      return off > 2 ? warn(found, todo) : ok(found);
    },
  },
  {
    name: t.nameDurability(),
    settings,
    async look({ facts }) {
      const { unsafe } = await facts.server();
      return unsafe.length > 0
        ? fault(t.notDurable({ settings: unsafe.join(', ') }), t.turnDurabilityOn())
        : ok(t.durable());
    },
  },
];

import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { openDatabase, type Database } from '../src/server/db/database.ts';
import { runningPostgres } from '../src/server/db/embedded/run-postgres.ts';

/** The data folder of the tests' server; `playwright.config.ts` starts it there. */
const dataDir = process.env.E2E_DATA_DIR ?? path.join(tmpdir(), 'colophon-journeys');

/** The PostgreSQL of the journeys' server. */
export function postgresUrl(): string {
  const url = process.env.DATABASE_URL ?? runningPostgres(path.join(dataDir, 'postgres'));
  if (url === null)
    throw new Error(`No PostgreSQL runs below ${dataDir}: set E2E_DATA_DIR to the DATA_DIR of the server`);
  return url;
}

const ownDatabases = new WeakMap<APIRequestContext, Database>();
let opened: Database | undefined;

function openMain(): Database {
  const url = new URL(postgresUrl());
  if (process.env.DATABASE_URL === undefined) url.pathname = '/colophon';
  return openDatabase(url.href, () => {}, { most: 2 }).db;
}

/** The database of the server that answers these calls, opened once in each worker of Playwright. */
export const databaseOf = (request: APIRequestContext): Database =>
  ownDatabases.get(request) ?? (opened ??= openMain());

/** Calls of a server of a spec's own go with its database. */
export const answersFrom = (request: APIRequestContext, database: Database): void =>
  void ownDatabases.set(request, database);

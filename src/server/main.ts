import cluster from 'node:cluster';
import { quickenImports } from './quick-imports.ts';

// Before anything else is imported.
quickenImports();

if (cluster.isWorker) (await import('./processes/run-worker.ts')).runWorker();
else await (await import('./processes/run-first.ts')).runFirst(process.argv.includes('--dev'));

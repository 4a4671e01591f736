import cluster from 'node:cluster';
import { demoWord } from './processes/demo-messages.ts';
import { quickenImports } from './quick-imports.ts';

// Before anything else is imported.
quickenImports();

if (process.argv.includes(demoWord)) (await import('./processes/run-demo.ts')).runDemo();
else if (cluster.isWorker) (await import('./processes/run-worker.ts')).runWorker();
else await (await import('./processes/run-first.ts')).runFirst(process.argv.includes('--dev'));

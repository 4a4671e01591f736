import cluster from 'node:cluster';
import { quickenImports } from './quick-imports.ts';

// Before anything else is imported.
quickenImports();

if (process.argv.includes('--make-demo')) (await import('./processes/demo.ts')).runDemo();
else if (cluster.isWorker) (await import('./processes/worker.ts')).runWorker();
else await (await import('./processes/start.ts')).start(process.argv.includes('--dev'));

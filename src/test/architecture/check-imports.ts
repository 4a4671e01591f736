import { type Import, importsOf } from './imports-of.ts';
import { domainOf, domains, featureOf, features, layerOf } from './layers.ts';
import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

/** Who may import whom among our own files. */
export function checkImports(file: SourceFile): Fault[] {
  if (!isCode(file.path) || !file.path.startsWith('src/') || file.path.startsWith('src/test/')) return [];
  if (!isForTests(file.path) && layerOf(file.path) === undefined) {
    return [{ path: file.path, fault: 'it has no place in the layers of src/test/architecture/layers.ts' }];
  }
  return importsOf(file).flatMap((imported) => {
    const fault = imported.isPackage ? undefined : faultOf(file.path, imported);
    return fault === undefined ? [] : [{ path: file.path, fault: `${fault}: ${imported.target}` }];
  });
}

function faultOf(path: string, { target }: Import): string | undefined {
  return (
    sideFault(path, target) ??
    testFault(path, target) ??
    domainFault(path, target) ??
    featureFault(path, target) ??
    layerFault(path, target)
  );
}

function sideFault(path: string, target: string): string | undefined {
  const [from, to] = [sideOf(path), sideOf(target)];
  if (from === 'messages' && to !== 'messages' && to !== 'test') return 'the messages import only each other';
  if (from === 'contracts' && !['contracts', 'messages', 'test'].includes(to)) {
    return 'the contracts import only each other and the messages';
  }
  if (from === 'web' && to === 'server') return 'the web never imports the server';
  if (from === 'server' && to === 'web') return 'the server never imports the web';
  return undefined;
}

function testFault(path: string, target: string): string | undefined {
  return isForTests(target) && !isForTests(path) ? 'the product never imports its tests' : undefined;
}

function domainFault(path: string, target: string): string | undefined {
  const [from, to] = [domainOf(path), domainOf(target)];
  if (to === undefined || from === to) return undefined;
  if (!/\/domains\/[^/]+\/index\.ts$/.test(target)) return 'from outside a domain only its index.ts is imported';
  if (from === undefined || isForTests(path)) return undefined;
  return orderFault('domain', domains, from, to);
}

function featureFault(path: string, target: string): string | undefined {
  const [from, to] = [featureOf(path), featureOf(target)];
  if (from === undefined || to === undefined || from === to || isForTests(path)) return undefined;
  return orderFault('feature', features, from, to);
}

function orderFault(kind: string, order: readonly string[], from: string, to: string): string | undefined {
  const known = order.indexOf(to) !== -1 && order.indexOf(to) < order.indexOf(from);
  return known ? undefined : `the ${kind} ${from} comes before ${to} and does not know of it`;
}

function layerFault(path: string, target: string): string | undefined {
  if (isForTests(path)) return undefined;
  const [from, to] = [layerOf(path), layerOf(target)];
  if (from === undefined || to === undefined || to.height <= from.height) return undefined;
  return `${from.name} never imports from ${to.name}, which is above it`;
}

function sideOf(path: string): string {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? 'outside';
}

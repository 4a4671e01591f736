import path from 'node:path';
import type { SourceFile } from './source-file.ts';

/** One import of a file: a path of the project, or the name of a package. */
export interface Import {
  readonly target: string;
  readonly isPackage: boolean;
  readonly typeOnly: boolean;
}

const STATIC = /^[ \t]*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\s*\(\s*(?:\/\*[^]*?\*\/\s*)?['"`]([^'"`$]+)['"`]/g;

/** Every import of a file: static, dynamic, of types too. */
export function importsOf({ path: file, source }: SourceFile): Import[] {
  return [
    ...Array.from(source.matchAll(STATIC), ([, clause = '', specifier = '']) =>
      resolved(file, specifier, /^\s*type\b/.test(clause)),
    ),
    ...[...source.matchAll(SIDE_EFFECT), ...source.matchAll(DYNAMIC)].map(([, specifier = '']) =>
      resolved(file, specifier, false),
    ),
  ];
}

function resolved(file: string, specifier: string, typeOnly: boolean): Import {
  if (specifier.startsWith('.')) {
    return { target: path.posix.join(path.posix.dirname(file), specifier), isPackage: false, typeOnly };
  }
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return { target: name ?? specifier, isPackage: true, typeOnly };
}

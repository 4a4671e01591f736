import { program } from './project.mjs';

/**
 * A tool that looks at the source; `evidence` must be found in what it prints, so that one that looked at
 * nothing does not pass.
 *
 * @typedef {{ name: string, command: string, args: string[], evidence: RegExp }} Check
 */

/** What the linter and the compiler need first: the types of the routes. @type {Check} */
export const routeTypes = {
  name: 'route types',
  command: program('react-router'),
  args: ['typegen'],
  evidence: /^/,
};

/** The longest first, so that the others run beside them. @type {Check[]} */
export const checks = [
  {
    // Both in one: each alone would have to read and check the same types.
    name: 'lint and types',
    command: program('oxlint'),
    args: ['--type-aware', '--type-check', '--deny-warnings', '--report-unused-disable-directives'],
    evidence: /on [1-9]\d* files? with/,
  },
  {
    name: 'duplication',
    command: program('jscpd'),
    args: ['.', '--no-colors'],
    evidence: /typescript\D+[1-9]/,
  },
  {
    name: 'dead code',
    command: program('knip'),
    // When all is well it is silent: its own figures tell that it has read the files.
    args: ['--no-config-hints', '--performance'],
    evidence: /^getImportsAndExports\s+[1-9]/m,
  },
  {
    name: 'format',
    command: program('oxfmt'),
    args: ['--check'],
    evidence: /on [1-9]\d* files? using/,
  },
];

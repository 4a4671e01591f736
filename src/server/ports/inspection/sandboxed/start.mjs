// Plain JavaScript that no type checker reads, so there are no types to check against.
/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-assignment */
import { registerHooks } from 'node:module';

// Taking the types off a program needs compiled code, which this process must not make: it is handed its program without them.
process.once('message', ({ program, sources }) => {
  registerHooks({
    load: (url, context, next) =>
      url in sources ? { format: 'module', source: sources[url], shortCircuit: true } : next(url, context),
  });
  void import(program);
});

import { wholeReads, type PlanStep } from '../../src/test/scale/whole-reads.ts';

interface LoggedPlan {
  readonly 'Query Text': string;
  readonly Plan: PlanStep;
}

/** A statement that reads a growing table from its beginning to its end. */
export interface WholeRead {
  readonly reads: readonly string[];
  readonly statement: string;
}

/** Takes the plans out of what the database server logs line by line (`auto_explain`): of each statement as it was really sent. */
export function collectPlans(growing: ReadonlySet<string>) {
  const found = new Map<string, WholeRead>();
  let lines: string[] | null = null;
  let statements = 0;
  const close = () => {
    if (lines === null) return;
    const text = lines.join('\n');
    lines = null;
    const end = text.lastIndexOf('}');
    // Its own words, by its manual.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const logged = JSON.parse(text.slice(text.indexOf('{'), end + 1)) as LoggedPlan;
    statements += 1;
    const reads = wholeReads(logged.Plan, growing);
    if (reads.length > 0) found.set(reads.join() + logged['Query Text'], { reads, statement: logged['Query Text'] });
  };
  return {
    log: (line: string) => {
      if (/ LOG: {2}duration: .* plan:/.test(line)) {
        close();
        lines = [];
      } else if (lines !== null && /^\t|^[{}]/.test(line)) lines.push(line);
      else close();
    },
    /** What was found since the last time, and in how many statements. */
    take: () => {
      close();
      const taken = { wholeReads: [...found.values()], statements };
      found.clear();
      statements = 0;
      return taken;
    },
  };
}

/** What makes a database log the plan of each statement, those within functions too. */
export const logPlans = (database: string): string[] =>
  [
    [`session_preload_libraries`, `'auto_explain'`],
    ['auto_explain.log_min_duration', '0'],
    ['auto_explain.log_nested_statements', 'on'],
    ['auto_explain.log_analyze', 'on'],
    ['auto_explain.log_timing', 'off'],
    ['auto_explain.log_format', 'json'],
    ['auto_explain.log_level', 'log'],
  ].map(([name, value]) => `ALTER DATABASE ${database} SET ${name} = ${value}`);

import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { inProject } from './project-folder.ts';

/** From where the lines of a built file come, as scripts/source-lines.mjs writes it. */
const Lines = z.object({
  sources: z.array(z.string()),
  runs: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

const known = new Map<string, z.infer<typeof Lines> | null>();

function linesOf(file: string) {
  const ready = known.get(file);
  if (ready !== undefined) return ready;
  let lines: z.infer<typeof Lines> | null = null;
  try {
    lines = Lines.parse(JSON.parse(readFileSync(`${file}.lines.json`, 'utf8')));
  } catch {
    // Without a map the built lines stay: logging an error must not fail.
  }
  known.set(file, lines);
  return lines;
}

/** Names the lines of our own source in a stack trace of the built server; those of packages stay as they are. */
export function inOwnLines(stack: string): string {
  return stack.replaceAll(/(file:\/\/[^\s()]+\/build\/app\/[^\s()]+\.js):(\d+):\d+/g, (built: string, ...place) => {
    const [address = '', line = ''] = place.map(String);
    const lines = linesOf(fileURLToPath(address));
    const [first, index, original] = lines?.runs.findLast(([start]) => start <= Number(line)) ?? [0, -1, 0];
    const source = lines?.sources[index];
    return source === undefined ? built : `${pathToFileURL(inProject(source)).href}:${original + Number(line) - first}`;
  });
}

import { expect, test, vi } from 'vitest';
import { ensureBuild } from './build.mjs';
import { runProgram } from './run-program.mjs';

vi.mock('./run-program.mjs', () => ({ runProgram: vi.fn(async () => ({ code: 0, output: '' })) }));
vi.mock('./web-build.mjs', () => ({ isWebBuildFresh: () => false }));
vi.mock('./server-build.mjs', () => ({ isServerBuildFresh: () => true }));

test('a build runs in a process of its own, and its failure ends the start', async () => {
  await ensureBuild({});
  expect(runProgram).toHaveBeenCalledWith(process.execPath, [expect.stringMatching(/build-both\.mjs$/)], { env: {} });
  vi.mocked(runProgram).mockResolvedValueOnce({ code: 1, output: '' });
  await expect(ensureBuild({})).rejects.toThrow('could not be built');
});

import { expect, it, vi } from 'vitest';
import { runToEnd } from './run-to-end.ts';

vi.spyOn(process.stderr, 'write').mockReturnValue(true);

const runScript = (script: string) =>
  runToEnd(process.execPath, ['-e', script], { cwd: import.meta.dirname, env: process.env });

it('returns the exit code of a process', async () => {
  expect(await runScript('process.exit(3)')).toStrictEqual({ code: 3, errorOutput: '' });
});

it('returns the end of stderr without colors, and prints stderr', async () => {
  const { errorOutput } = await runScript(
    `console.error('x'.repeat(9000)); console.error('\\x1b[31mThe worker died.\\x1b[39m')`,
  );
  expect(errorOutput).toMatch(/^x+\nThe worker died\.$/);
  expect(errorOutput.length).toBeLessThanOrEqual(4_000);
  expect(process.stderr.write).toHaveBeenCalled();
});

it('reports the signal that ended the process', async () => {
  const script = `console.error('Check failed'); process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 9);`;
  expect(await runScript(script)).toStrictEqual({
    code: 1,
    errorOutput: 'Check failed\nended by SIGKILL',
  });
});

it('reports the error of a command that cannot be started', async () => {
  const ending = await runToEnd('no-such-command', [], { cwd: '/', env: process.env });
  expect(ending).toMatchObject({ code: 1, errorOutput: expect.stringContaining('ENOENT') });
});

it('does not wait for a detached child that inherits stderr', async () => {
  const outliving = `setTimeout(() => {}, 9_000)`;
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(outliving)}], { stdio: ['ignore', 'ignore', 'inherit'], detached: true }).unref(); console.error('bye');`;
  expect(await runScript(script)).toStrictEqual({ code: 0, errorOutput: 'bye' });
});

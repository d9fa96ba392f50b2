import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-turn-'));
  lock = join(folder, 'not-there-yet', 'build.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes its turn, says so, and holds it until it is ended. */
async function otherProcess() {
  const script = `
    import { inTurn } from ${JSON.stringify(join(import.meta.dirname, 'in-turn.ts'))};
    await inTurn(${JSON.stringify(lock)}, async () => {
      console.log('mine');
      await new Promise((resolve) => process.stdin.once('data', resolve));
    });
    process.exit();
  `;
  const child = spawn(
    process.execPath,
    ['--conditions=@sitewright/source', '--input-type=module', '-e', script],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

it('waits for the process with the lock, and takes the lock of a killed process', async () => {
  for (const end of ['its end', 'a kill'] as const) {
    const other = await otherProcess();
    const events: string[] = [];
    const waiting = inTurn(lock, () => events.push('mine'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    events.push(end);
    if (end === 'a kill') other.kill('SIGKILL');
    else other.stdin.write('go\n');
    await waiting;
    expect(events).toEqual([end, 'mine']);
  }
}, 30_000);

it('releases the lock when the work fails', async () => {
  await expect(inTurn(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(lock, () => 'done')).toBe('done');
});

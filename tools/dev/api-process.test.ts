import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../apps/api/src/platform/database/free-port.ts';
import { createApiProcess } from './api-process.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-api-process-'));
  mkdirSync(join(root, 'apps/api/src'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const serve = `
  import { createServer } from 'node:http';
  createServer((_request, response) => response.end()).listen(process.env.PORT, process.env.HOST);
`;

/** The API in the folder of the test, whose server runs a script. */
async function createProcess(script: string) {
  const port = await freePort();
  const write = (text: string) => writeFileSync(join(root, 'apps/api/src/main.ts'), text);
  write(script);
  return {
    api: createApiProcess(root, port, () => port),
    address: `http://127.0.0.1:${port}`,
    write,
  };
}

it.each([
  ['exits', 'process.exit(1);'],
  ['is killed by a signal', "process.kill(process.pid, 'SIGKILL');"],
])('starts the server again after one that %s while starting', async (_, script) => {
  const { api, address, write } = await createProcess(script);
  await api.restart();
  write(serve);
  await api.restart();
  expect((await fetch(address)).ok).toBe(true);
  await api.stop();
});

it('settles when the server is stopped while starting', async () => {
  const { api } = await createProcess('setInterval(() => {}, 1_000);');
  void api.restart();
  await delay(200);
  await api.stop();
  await expect(api.whenSettled()).resolves.toBeUndefined();
});

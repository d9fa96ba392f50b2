import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureClusterTemplate } from './cluster-template.ts';
import { createEmbeddedDatabase } from './create-embedded-database.ts';
import { acknowledgedIds, startWritingProcess } from './second-process.ts';
import { makeFastFolder, testCacheDir } from './test-folder.ts';

const isLong = process.env.LONG === '1';
const KILLS = isLong ? 60 : 3;

let folder: string;
let dataDir: string;
let templateDir: string;
beforeAll(async () => {
  folder = makeFastFolder();
  dataDir = join(folder, 'data');
  templateDir = await ensureClusterTemplate(testCacheDir);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function idsFound(): Promise<Set<number>> {
  const database = await createEmbeddedDatabase({ dataDir, templateDir });
  if (database.kind === 'rejected')
    throw new Error(`Process ${database.holder.pid} holds the database.`);
  const lease = await database.connect();
  const { rows } = await lease.query('select id from entries');
  lease.release();
  await database.close();
  return new Set(rows.map(({ id }) => Number(id)));
}

describe('a process killed while writing', () => {
  it(
    'loses no acknowledged row, and the next process takes over its lock',
    async () => {
      const acknowledged: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const writer = startWritingProcess(dataDir, templateDir);
        await writer.opened;
        await delay(50 + 97 * (kill % 5));
        writer.process.kill('SIGKILL');
        await writer.exited;
        acknowledged.push(...acknowledgedIds(writer));
      }
      const found = await idsFound();
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      expect(acknowledged.filter((id) => !found.has(id))).toStrictEqual([]);
    },
    KILLS * 20_000,
  );

  it('leaves a folder that can be opened, even if killed during its first start', async () => {
    for (const afterMs of isLong ? [100, 200, 300, 400, 500, 600, 700, 800] : [250, 450]) {
      const fresh = join(folder, `fresh-${afterMs}`);
      const writer = startWritingProcess(fresh, templateDir);
      await delay(afterMs);
      writer.process.kill('SIGKILL');
      await writer.exited;
      const database = await createEmbeddedDatabase({ dataDir: fresh, templateDir });
      if (database.kind === 'rejected') throw new Error('The dead process still holds the folder.');
      const lease = await database.connect();
      expect((await lease.query('select 1 as one')).rows).toStrictEqual([{ one: 1 }]);
      lease.release();
      await database.close();
    }
  }, 120_000);
});

describe('a second process on the same folder', () => {
  it('is rejected within a second with the pid of the first process', async () => {
    const first = startWritingProcess(dataDir, templateDir);
    await first.opened;
    const startedAt = performance.now();
    const error = await createEmbeddedDatabase({ dataDir, templateDir });
    const tookMs = performance.now() - startedAt;
    const second = startWritingProcess(dataDir, templateDir);
    const code = await second.exited;
    first.process.kill('SIGKILL');
    await first.exited;
    expect(error).toMatchObject({ kind: 'rejected', holder: { pid: first.process.pid } });
    expect(tookMs).toBeLessThan(1_000);
    expect(second.lines).toStrictEqual([`refused ${first.process.pid}`]);
    expect(code).toBe(3);
  });
});

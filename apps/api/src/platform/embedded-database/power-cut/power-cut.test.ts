import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chance, cutPower } from './cut-power.ts';
import { openPowered } from './powered-database.ts';
import { recordFileOperations } from './record-file-operations.ts';
import { type Acknowledged, findLosses, prepareWorkload, runWorkload } from './workload.ts';

const isLong = process.env.LONG === '1';
const seeds = isLong ? Array.from({ length: 100 }, (_, index) => index + 1) : [1, 2, 3];
const TRANSACTIONS = isLong ? 400 : 60;

/** The same numbers for the same seed (mulberry32). */
function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const nothing = () => {};
let folder: string;
let before: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-power-'));
  before = join(folder, 'before');
  const database = await openPowered(before, 'product', nothing);
  await prepareWorkload(database);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the workload on a copy of the folder and records it. */
async function record(layer: 'product' | 'library') {
  const running = join(folder, layer);
  cpSync(before, running, { recursive: true });
  const recording = recordFileOperations(running);
  const database = await openPowered(running, layer, recording.hook);
  const acknowledged = await runWorkload(database, recording, TRANSACTIONS);
  return { database, recording, acknowledged };
}

/** Cuts the power, opens what is found, and tells what is missing. */
async function lossesAfterCut(
  recorded: Awaited<ReturnType<typeof record>>,
  after: number,
  seed: number,
): Promise<string[]> {
  const into = join(folder, `cut-${seed}`);
  try {
    cutPower({ before, recording: recorded.recording, after, chance: chanceFrom(seed), into });
    rmSync(join(into, 'postmaster.pid'), { force: true });
    const database = await openPowered(into, 'product', nothing);
    const losses = await findLosses(database, idsBefore(recorded.acknowledged, after));
    await database.close();
    return losses;
  } catch (error) {
    return [
      `the database does not open: ${error instanceof Error ? error.message : String(error)}`,
    ];
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

function idsBefore(acknowledged: readonly Acknowledged[], after: number): number[] {
  return acknowledged.filter(({ operations }) => operations <= after).map(({ id }) => id);
}

describe('a power cut', () => {
  let recorded: Awaited<ReturnType<typeof record>>;
  beforeAll(async () => {
    recorded = await record('product');
  });
  afterAll(() => recorded.database.close());

  it.each(seeds)(
    'loses no acknowledged row and leaves a database that opens (seed %i)',
    async (seed) => {
      const { operations } = recorded.recording;
      const after = 1 + Math.floor(chanceFrom(seed + 1_000)() * operations.length);
      expect(await lossesAfterCut(recorded, after, seed)).toStrictEqual([]);
    },
    60_000,
  );
});

describe('a power cut with the file layer of the library', () => {
  it('loses acknowledged rows, which shows that the cuts cut', async () => {
    const recorded = await record('library');
    const losses = await lossesAfterCut(recorded, recorded.recording.operations.length, 7);
    await recorded.database.close();
    expect(losses).not.toStrictEqual([]);
  });
});

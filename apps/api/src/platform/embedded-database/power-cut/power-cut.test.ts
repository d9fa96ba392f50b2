import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFastFolder } from '../test-folder.ts';
import { type Chance, cutPower } from './cut-power.ts';
import type { FileRecording } from './file-operation.ts';
import { openRecordedDatabase } from './powered-database.ts';
import { recordFileOperations } from './record-file-operations.ts';
import { type Acknowledged, findLosses, prepareWorkload, runWorkload } from './workload.ts';

const isLong = process.env.LONG === '1';
const seedsUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
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
  folder = makeFastFolder();
  before = join(folder, 'before');
  const database = await openRecordedDatabase(before, 'product', nothing);
  await prepareWorkload(database);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Recorded {
  readonly recording: FileRecording;
  readonly acknowledged: readonly Acknowledged[];
}

/** Runs the workload on a copy of the folder and records it. */
async function recordWorkload(layer: 'product' | 'library'): Promise<Recorded> {
  const running = join(folder, layer);
  cpSync(before, running, { recursive: true });
  const recording = recordFileOperations(running);
  const database = await openRecordedDatabase(running, layer, recording.hook);
  const acknowledged = await runWorkload(database, recording, TRANSACTIONS);
  // What closing asks for is part of the recording too: the power may go then.
  await database.close();
  return { recording, acknowledged };
}

/** Cuts the power at some moment of the recording, and tells which rows had been acknowledged by then. */
function cut({ recording, acknowledged }: Recorded, chance: Chance, into: string): number[] {
  const after = 1 + Math.floor(chance() * recording.operations.length);
  cutPower({ before, recording, after, chance, into });
  return acknowledged.filter(({ operations }) => operations <= after).map(({ id }) => id);
}

/** Opens what a cut left and tells what is missing. */
async function lossesIn(found: string, acknowledged: readonly number[]): Promise<string[]> {
  rmSync(join(found, 'postmaster.pid'), { force: true });
  try {
    const database = await openRecordedDatabase(found, 'product', nothing);
    const losses = await findLosses(database, acknowledged);
    await database.close();
    return losses;
  } catch (error) {
    return [
      `the database does not open: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
    ];
  } finally {
    rmSync(found, { recursive: true, force: true });
  }
}

describe('a power cut', () => {
  let recorded: Recorded;
  beforeAll(async () => {
    recorded = await recordWorkload('product');
  }, 300_000);

  it.each(seedsUpTo(isLong ? 100 : 3))(
    'loses no acknowledged row and leaves a database that opens (seed %i)',
    async (seed) => {
      const found = join(folder, `cut-${seed}`);
      const acknowledged = cut(recorded, chanceFrom(seed), found);
      expect(await lossesIn(found, acknowledged)).toStrictEqual([]);
    },
    60_000,
  );

  it.each(seedsUpTo(isLong ? 30 : 1))(
    'loses no acknowledged row after a second power cut during recovery (seed %i)',
    async (seed) => {
      const chance = chanceFrom(1_000 + seed);
      const [first, recovering, second] = ['first', 'recovering', 'second'].map((name) =>
        join(folder, `${name}-${seed}`),
      );
      if (first === undefined || recovering === undefined || second === undefined)
        throw new Error('Three folders.');
      const acknowledged = cut(recorded, chance, first);
      rmSync(join(first, 'postmaster.pid'), { force: true });
      cpSync(first, recovering, { recursive: true });
      const recording = recordFileOperations(recovering);
      await (await openRecordedDatabase(recovering, 'product', recording.hook)).close();
      const after = 1 + Math.floor(chance() * recording.operations.length);
      cutPower({ before: first, recording, after, chance, into: second });
      expect(await lossesIn(second, acknowledged)).toStrictEqual([]);
      for (const used of [first, recovering]) rmSync(used, { recursive: true, force: true });
    },
    60_000,
  );
});

describe('a power cut with the default file layer of the library (control)', () => {
  it('loses acknowledged rows in at least one run, so the simulation is effective', async () => {
    const recorded = await recordWorkload('library');
    const results: string[][] = [];
    for (const seed of seedsUpTo(isLong ? 24 : 3)) {
      const found = join(folder, `control-${seed}`);
      results.push(await lossesIn(found, cut(recorded, chanceFrom(seed), found)));
    }
    expect(results.filter((losses) => losses.length > 0)).not.toStrictEqual([]);
    if (isLong)
      process.stdout.write(
        `library: ${results.filter((losses) => losses.length > 0).length} of ${results.length} cuts lost data\n`,
      );
  }, 300_000);
});

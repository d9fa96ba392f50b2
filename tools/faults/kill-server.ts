import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDurablePostgres } from '../bench/server/durable-postgres.ts';
import { startServer, type RunningServer } from '../bench/server/running-server.ts';
import { killNineRounds, type KillNineRound } from './kill-nine-rounds.ts';
import { seededRandom } from './seeded-random.ts';
import { brokenInvariants } from './verify-invariants.ts';
import type { Work } from './work.ts';
import { createCheckoutWork } from './works/checkout-work.ts';
import { createPublishWork } from './works/publish-work.ts';
import { createUploadWork } from './works/upload-work.ts';

const works = {
  checkout: createCheckoutWork,
  publish: createPublishWork,
  upload: createUploadWork,
} as const satisfies Record<string, (server: RunningServer) => Promise<Work>>;

export type WorkName = keyof typeof works;
export const workNames = Object.keys(works) as readonly WorkName[];
export const isWorkName = (name: string): name is WorkName => Object.hasOwn(works, name);

export interface KillServerOptions {
  readonly what: WorkName;
  readonly rounds: number;
  readonly seed: number;
  readonly postgres: boolean;
  readonly onRound?: (round: KillNineRound) => void;
}

/** Kills the real server `rounds` times, with the demo sites in a temporary data folder. Returns all rounds. */
export async function killServer({
  what,
  rounds,
  seed,
  postgres,
  onRound = () => {},
}: KillServerOptions): Promise<KillNineRound[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-faults-'));
  const database = postgres ? await startDurablePostgres() : undefined;
  const data = { dataDir, ...(database === undefined ? {} : { databaseUrl: database.url }) };
  const finished: KillNineRound[] = [];
  let server = await startServer(data);
  const { port } = server;
  try {
    const work = await works[what](server);
    const ports = {
      start: async () => (server = await startServer({ ...data, port })),
      verify: async () => brokenInvariants(data),
      delay,
      random: seededRandom(seed),
      now: () => performance.now(),
    };
    for await (const round of killNineRounds(ports, server, work, rounds)) {
      finished.push(round);
      onRound(round);
    }
  } finally {
    await server.kill();
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return finished;
}

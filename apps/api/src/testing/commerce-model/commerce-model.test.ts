import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEngines } from '../../platform/database/test-database.ts';
import { openPlatform } from './open-platform.ts';
import { runModel } from './run-model.ts';

const isLong = process.env.LONG === '1' && testEngines().includes('postgres');
const wantedSteps = isLong ? 10_000 : 300;
/** `MODEL_SEED` repeats a run. */
const firstSeed = Number(
  process.env.MODEL_SEED ?? (isLong ? Date.now() % 1_000_000_000 : 20_261_120),
);

let platform: Awaited<ReturnType<typeof openPlatform>>;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

it(
  `buyers, owner, banks and the shop agree after any ${wantedSteps} concurrent steps on two servers that may stop`,
  async () => {
    const tally = await runModel(platform, { wantedSteps, firstSeed, maxShrinks: 100 });
    process.stdout.write(
      `${tally.executed} steps on ${platform.api.database.kind}, first seed ${firstSeed}.\n${tally.format()}\n`,
    );
    expect(tally.executed).toBeGreaterThanOrEqual(wantedSteps);
  },
  isLong ? 7_200_000 : 600_000,
);

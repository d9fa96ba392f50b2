import * as fc from 'fast-check';
import { findDifferences } from './find-differences.ts';
import { openModelShop, type ModelPlatform, type ModelShop } from './model-shop.ts';
import { runRound, settleEverything } from './run-round.ts';
import { anyRound, type Step } from './steps.ts';
import { createTally, type Tally } from './tally.ts';

async function expectNoDifferences(
  shop: ModelShop,
  tally: Tally,
  isSettled: boolean,
): Promise<void> {
  const { differences, books } = await findDifferences(shop, isSettled);
  if (isSettled) tally.addOutcomes(books);
  if (differences.length > 0)
    throw new Error(`After ${tally.executed} steps in all:\n${differences.join('\n')}`);
}

/** Some steps at the same time, and the comparison after them. */
class Round implements fc.AsyncCommand<Tally, ModelShop> {
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  check(): boolean {
    return true;
  }

  async run(tally: Tally, shop: ModelShop): Promise<void> {
    await runRound(shop, this.#steps);
    tally.add(this.#steps);
    await expectNoDifferences(shop, tally, false);
  }

  toString(): string {
    return JSON.stringify(this.#steps);
  }
}

const rounds = fc.commands([anyRound.map((steps) => new Round(steps))], {
  maxCommands: 60,
  size: 'max',
});

export interface ModelRunOptions {
  /** The run ends with the shop in which this number is reached. */
  readonly wantedSteps: number;
  /** Each shop has the next seed. The error of a failure contains its own. */
  readonly firstSeed: number;
  /** How many shorter runs are tried after a failure. On PostgreSQL, steps interleave differently each time. */
  readonly maxShrinks: number;
}

/**
 * Runs random steps in one new shop after the other.
 *
 * @throws With the seed and the shortest list of steps that was found, as soon as something contradicts the rules.
 */
export async function runModel(
  platform: ModelPlatform,
  { wantedSteps, firstSeed, maxShrinks }: ModelRunOptions,
): Promise<Tally> {
  const tally = createTally();
  let shrinks = 0;
  let hasFailed = false;
  for (let seed = firstSeed; tally.executed < wantedSteps; seed += 1)
    await fc.assert(
      fc.asyncProperty(rounds, async (commands) => {
        if (hasFailed && (shrinks += 1) > maxShrinks) return;
        const isFirst = !hasFailed;
        hasFailed = true;
        const shop = await openModelShop(platform);
        await fc.asyncModelRun(() => ({ model: tally, real: shop }), commands);
        await settleEverything(shop);
        await expectNoDifferences(shop, tally, true);
        if (isFirst) hasFailed = false;
      }),
      { seed, numRuns: 1, endOnFailure: maxShrinks === 0 },
    );
  return tally;
}

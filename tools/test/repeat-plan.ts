/** One run of a plan. */
export interface RepeatStep {
  /** Unique: identifies the finished steps, which are not repeated. */
  readonly id: string;
  /** Arguments of npm. */
  readonly command: readonly string[];
  /** Whether a load keeps every core busy during the step. */
  readonly isLoaded: boolean;
}

const fullRuns = 3;
const repetitions = 20;

/** The suites whose tests use a clock, a browser or a server. */
const suites: Readonly<Record<string, readonly string[]>> = {
  browser: ['exec', '--', 'vitest', 'run', '--project', 'browser'],
  api: ['exec', '--', 'vitest', 'run', '--project', 'api'],
  e2e: ['run', 'e2e'],
};

/** Three full runs, the last one under load, then each suite twenty times under load. */
export const repeatPlan: readonly RepeatStep[] = [
  ...Array.from({ length: fullRuns }, (_, index) => ({
    id: `full ${index + 1}`,
    command: ['test'],
    isLoaded: index === fullRuns - 1,
  })),
  ...Array.from({ length: repetitions }, (_, index) =>
    Object.entries(suites).map(([suite, command]) => ({
      id: `${suite} ${index + 1}`,
      command,
      isLoaded: true,
    })),
  ).flat(),
];

/** A finished step. */
export interface StepRecord {
  readonly commit: string;
  readonly id: string;
  readonly code: number;
  readonly seconds: number;
}

/** The steps of a plan that a commit has not finished yet. */
export const remainingSteps = (
  plan: readonly RepeatStep[],
  records: readonly StepRecord[],
  commit: string,
): readonly RepeatStep[] => {
  const finished = new Set(
    records.filter((record) => record.commit === commit).map(({ id }) => id),
  );
  return plan.filter(({ id }) => !finished.has(id));
};

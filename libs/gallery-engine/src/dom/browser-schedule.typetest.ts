import { browserSchedule } from './browser-schedule.ts';

declare const server: {
  readonly setTimeout: (callback: () => void, delayMs?: number) => NodeJS.Timeout;
  readonly clearTimeout: (timer: NodeJS.Timeout | string | number | undefined) => void;
};
declare const page: Window;

// A server's timers are objects, a page's are numbers; where the types of both are at hand, they are either.
browserSchedule(server);
browserSchedule(page);
browserSchedule(globalThis);
// @ts-expect-error a clock that cannot be stopped
browserSchedule({ setTimeout: page.setTimeout });

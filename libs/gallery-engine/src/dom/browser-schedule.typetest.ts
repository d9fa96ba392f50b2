import { browserSchedule } from './browser-schedule.ts';

declare const server: {
  readonly setTimeout: (callback: () => void, delayMs?: number) => NodeJS.Timeout;
  readonly clearTimeout: (timer: NodeJS.Timeout | string | number | undefined) => void;
};
declare const page: Window;

// Timers are objects on a server and numbers in a page; with the types of both, they are a union.
browserSchedule(server);
browserSchedule(page);
browserSchedule(globalThis);
// @ts-expect-error a clock that cannot be stopped
browserSchedule({ setTimeout: page.setTimeout });

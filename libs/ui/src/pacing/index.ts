export { createDebounce, resizeDebounceMs, type Debounce } from './create-debounce.ts';
export { createThrottle, throttleTimings, type Throttle } from './create-throttle.ts';
export { frameMs, requestFrame, type FrameHost } from './request-frame.ts';
export { idleBudgetMs, requestIdle, type IdleHost } from './request-idle.ts';
export type { ClockHost, TimerHost } from './timer-host.ts';

export { scrollIntoView, type ScrollOutcome } from './dom/scroll-into-view.ts';
export { scrollDefaults, scrollEasing, scrollEndMs, type ScrollOptions } from './options.ts';
export { scrollDuration } from './scroll-duration.ts';
export { watchScrollEnd } from './watch-scroll-end.ts';

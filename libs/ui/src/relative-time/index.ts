export { enhanceTimes, type TimesHost } from './dom/enhance-times.ts';
export { refreshMs, relativeTimeDefaults, type RelativeTimeOptions } from './options.ts';
export { refreshTimes, type TimeEnvironment, type TimeNode, type Times } from './refresh-times.ts';
export { formatRelativeTime, type SaidTime } from './format-relative-time.ts';

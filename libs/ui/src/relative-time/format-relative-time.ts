import { relativeTimeDefaults, type RelativeTimeOptions } from './options.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The text of a time, and whether it is final. */
export interface SaidTime {
  readonly text: string;
  readonly isFinal: boolean;
}

/**
 * The relative text of a time, both in milliseconds since 1970: just now under a second, seconds under a minute, then
 * its date. A time up to a minute in the future is just now as well, because clocks differ.
 */
export function formatRelativeTime(
  time: number,
  now: number,
  options: RelativeTimeOptions = {},
): SaidTime {
  const {
    locale = relativeTimeDefaults.locale,
    justNow = relativeTimeDefaults.justNow,
    timeZone,
  } = options;
  const elapsed = now - time;
  if (Math.abs(elapsed) >= minuteMs) {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
    return { text: date.format(time), isFinal: elapsed > 0 };
  }
  if (elapsed < secondMs) return { text: justNow, isFinal: false };
  const seconds = Math.floor(elapsed / secondMs);
  const text = new Intl.RelativeTimeFormat(locale).format(-seconds, 'second');
  return { text, isFinal: false };
}

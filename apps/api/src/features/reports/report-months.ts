import { dayIn } from '../../platform/zoned-time/date-time-in-zone.ts';
import { startOfLocalDay } from '../../platform/zoned-time/start-of-day.ts';

/** A month of a time zone: `2026-11`, from its first instant to before `endsAt`. */
export interface ReportMonth {
  readonly month: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The months since the year 0. */
const numberOf = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const monthOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The month of an instant. */
const monthIn = (instant: Date, timeZone: string): string =>
  dayIn(instant.toISOString(), timeZone).slice(0, 7);

/** The months from `from` to `to`, latest first. By default, twelve months to the present one. */
export function reportMonths(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
  now: Date,
): ReportMonth[] {
  const last = numberOf(to ?? monthIn(now, timeZone));
  const first = from === undefined ? last - 11 : numberOf(from);
  const start = (number: number) => startOfLocalDay(`${monthOf(number)}-01`, timeZone);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    month: monthOf(last - index),
    startsAt: start(last - index),
    endsAt: start(last - index + 1),
  }));
}

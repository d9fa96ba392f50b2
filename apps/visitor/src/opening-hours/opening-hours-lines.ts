import type { VisitorText } from '@sitewright/blocks/texts';
import {
  hasOpeningHours,
  weekdays,
  type OpeningHours,
  type Weekday,
} from '@sitewright/contracts/entities';
import { hoursFormat } from './hours-format.ts';

/** The days of a week, those in a row with the same hours together. */
function groupDays(hours: OpeningHours): { readonly first: Weekday; readonly last: Weekday }[] {
  const textOf = (day: Weekday) => JSON.stringify(hours[day]);
  return weekdays.reduce<{ first: Weekday; last: Weekday }[]>((groups, day) => {
    const group = groups.at(-1);
    if (group !== undefined && textOf(group.first) === textOf(day)) group.last = day;
    else groups.push({ first: day, last: day });
    return groups;
  }, []);
}

/**
 * Opening hours as text, one line for each day or row of days with the same hours, in the language and hour format of
 * the site. Empty if the hours are unknown.
 */
export function openingHoursLines(
  hours: OpeningHours,
  locale: string,
  text: VisitorText,
): string[] {
  if (!hasOpeningHours(hours)) return [];
  const format = hoursFormat(locale);
  const separator = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return groupDays(hours).map(({ first, last }) => {
    const spans = hours[first];
    return text('business.hoursOn', {
      days: first === last ? format.day(first) : format.days(first, last),
      times:
        spans.length === 0 ? text('business.closed') : separator.format(spans.map(format.span)),
    });
  });
}

import { weekdays, type OpeningHours, type OpeningSpan } from '@sitewright/contracts/entities';

/** Whether an interval ends on the next day. */
const isPastMidnight = ({ opens, closes }: OpeningSpan): boolean => closes < opens;

/** What is wrong with the intervals of a day: each begins after the one before, and only the last passes midnight. */
function findSpanError(
  span: OpeningSpan,
  previous: OpeningSpan | undefined,
): readonly [field: keyof OpeningSpan, message: string] | null {
  if (span.opens === span.closes) return ['closes', 'Enter another time than the opening time.'];
  if (previous === undefined) return null;
  return isPastMidnight(previous) || span.opens < previous.closes
    ? ['opens', 'These hours overlap the hours before them.']
    : null;
}

/** The errors of opening hours by their path: `monday.1.opens`. */
export const findHoursErrors = (
  hours: OpeningHours,
): (readonly [path: string, message: string])[] =>
  weekdays.flatMap((day) =>
    hours[day].flatMap((span, index, spans) => {
      const error = findSpanError(span, spans[index - 1]);
      return error === null ? [] : [[`${day}.${index}.${error[0]}`, error[1]] as const];
    }),
  );

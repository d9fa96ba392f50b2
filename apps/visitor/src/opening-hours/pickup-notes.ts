import type { VisitorText } from '@sitewright/blocks/texts';
import type { PickupDetails } from '@sitewright/contracts/entities';
import { openingHoursLines } from './opening-hours-lines.ts';

/** What a buyer needs to know to collect an order: the hours, the note on them and the instructions, if there are any. */
export const pickupNotes = (
  { openingHours, hoursNote, instructions }: PickupDetails,
  locale: string,
  text: VisitorText,
): string[] =>
  [openingHoursLines(openingHours, locale, text).join('\n'), hoursNote, instructions].filter(
    (note) => note !== '',
  );

import { visitorText } from '@sitewright/blocks/texts';
import { noOpeningHours } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { openingHoursLines } from './opening-hours-lines.ts';

const workday = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '17:30' },
];
const hours = {
  ...noOpeningHours,
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  friday: workday,
  saturday: [{ opens: '22:00', closes: '02:00' }],
};
/** Intl separates times and their halves of the day by spaces that look alike. */
const linesIn = (locale: string) =>
  openingHoursLines(hours, locale, visitorText(locale)).map((line) =>
    line.replaceAll(/[\s\u200F]+/g, ' '),
  );

it('joins days in a row with the same hours, in the hour format of the locale', () => {
  expect(linesIn('en-US')).toEqual([
    'Monday – Wednesday: 9:00 AM – 12:00 PM, 2:00 PM – 5:30 PM',
    'Thursday: Closed',
    'Friday: 9:00 AM – 12:00 PM, 2:00 PM – 5:30 PM',
    'Saturday: 10:00 PM – 2:00 AM',
    'Sunday: Closed',
  ]);
});

it.each([
  ['de', ['Donnerstag: Geschlossen', 'Samstag: 22:00 – 2:00']],
  ['fr', ['jeudi : Fermé', 'samedi : 22:00 – 2:00']],
  ['es', ['jueves: Cerrado', 'sábado: 22:00 – 2:00']],
  ['ja', ['木曜日：定休日', '土曜日：22:00 – 2:00']],
])('is in the language of the site: %s', (locale, lines) => {
  expect(linesIn(locale)).toEqual(expect.arrayContaining(lines));
});

it('has no lines while the hours are unknown', () => {
  expect(openingHoursLines(noOpeningHours, 'en', visitorText('en'))).toEqual([]);
});

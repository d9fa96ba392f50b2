import { expect, it } from 'vitest';
import { nameForms } from './name-forms.ts';

it('returns a name in every form', () => {
  expect(nameForms('tour-dates')).toEqual({
    kebab: 'tour-dates',
    camel: 'tourDates',
    pascal: 'TourDates',
    constant: 'TOUR_DATES',
    label: 'Tour dates',
  });
});

it.each(['TourDates', 'tour_dates', 'tour--dates', '-tour', 'tour/dates', '2020', '', 'switch'])(
  'returns undefined for %j',
  (name) => expect(nameForms(name)).toBeUndefined(),
);

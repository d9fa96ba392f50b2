import { carriers } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { recognizeCarrier, trackingUrlOf } from './recognize-carrier.ts';

/** Numbers that carriers and the tests of `jkeen/tracking_number_data` publish. */
const published = {
  ups: ['1Z5R89390357567127', '1Z879E930346834440', '1Z410E7W0392751591', '1z8v92a70367203024'],
  fedex: ['986578788855', '477179081230', '0414 4176 0228 964', '9611020987654312345672'],
  usps: [
    '0307 1790 0005 2348 3741',
    '9505 5110 6960 5048 6006 24',
    '9400 1112 0108 0805 4830 16',
    '420 22153 9101026837331000039521',
    '92748931507708513018050063',
    'RB123456785US',
  ],
  dhl: ['3318810025', '73891051146', 'GM2951173225174494', 'RB123456785DE'],
  dpd: ['00 81827 0998 0000 0200 33 350 276 C', '0081 827 0998 0000 0200 45 327 276 N'],
  royalMail: ['RB123456785GB'],
  canadaPost: ['0073938000549297', 'RB123456785CA'],
  australiaPost: ['RB123456785AU'],
} as const;

describe.each(Object.entries(published))('a number of %s', (carrier, numbers) => {
  it.each(numbers)('%s is recognized, with and without spaces', (number) => {
    expect(recognizeCarrier(number)).toBe(carrier);
    expect(recognizeCarrier(number.replaceAll(' ', ''))).toBe(carrier);
  });
});

it.each([
  '1Z5R89390357567128',
  '996578788855',
  '0307 1790 0005 2348 3742',
  '9400 1112 0108 0805 4830 17',
  '3318810010',
  '008182709980000020033350276A',
  'RB123456786GB',
  '0073938000549292',
  'RB123456785XX',
  '',
  'on its way',
])('is not guessed for a wrong or unknown number: %s', (number) => {
  expect(recognizeCarrier(number)).toBeNull();
});

it('knows eight carriers, each with a tracking page', () => {
  expect(Object.keys(published).toSorted()).toEqual([...carriers].toSorted());
  for (const carrier of carriers) {
    expect(new URL(trackingUrlOf(carrier, 'A&B 1') ?? '').href).toContain('A%26B');
    expect(trackingUrlOf(carrier, '')).toBeNull();
  }
});

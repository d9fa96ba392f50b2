import { describe, expect, it } from 'vitest';
import { formatPhone, readPhone } from './read-phone.ts';

describe('a phone number', () => {
  it.each([
    ['(207) 555-0101', 'US', '+1 207 555 0101'],
    ['207.555.0101', 'US', '+1 207 555 0101'],
    ['+49 30 901820', 'US', '+49 30 901820'],
    ['0049 30 901820', 'US', '+49 30 901820'],
    ['030 901820', 'DE', '+49 30 901820'],
    ['03-3210-1000', 'JP', '+81 3 3210 1000'],
    ['０３－３２１０－１０００', 'JP', '+81 3 3210 1000'],
    ['020 7946 0018', 'GB', '+44 20 7946 0018'],
    ['(207) 555-0101 ext. 12', 'US', '+1 207 555 0101 ext. 12'],
    ['+44 20 7946 0018', '', '+44 20 7946 0018'],
  ])('typed as %j in %j is %s', (typed, country, number) => {
    expect(readPhone(typed, country)).toBe(number);
    // Idempotent: the stored number can be sent again.
    expect(readPhone(number, country)).toBe(number);
  });

  it.each([
    ['', 'US'],
    ['12', 'US'],
    ['n/a', 'US'],
    ['207 555 0101', ''],
    ['207 555 0101', 'ZZ'],
    ['1'.repeat(500), 'US'],
    ['+999 12345678', 'US'],
  ])('is not %j in %j', (typed, country) => {
    expect(readPhone(typed, country)).toBeNull();
    expect(formatPhone(typed, country)).toBe(typed);
  });

  it.each([
    ['2075550101', 'US', '(207) 555-0101'],
    ['+12075550101', 'US', '+1 207 555 0101'],
    ['+4930901820', 'US', '+49 30 901820'],
    ['030901820', 'DE', '030 901820'],
  ])('%j is shown in %s as %s', (typed, country, shown) => {
    expect(formatPhone(typed, country)).toBe(shown);
  });
});

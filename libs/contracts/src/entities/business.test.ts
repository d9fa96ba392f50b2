import { describe, expect, it } from 'vitest';
import { business, businessOf, noBusiness, type Business } from './business.ts';

const cafe: Business = {
  phone: '+49 40 123456',
  email: 'quay@example.com',
  address: { line1: 'High Street 2', line2: 'Old Harbour', country: '' },
  position: { lat: 44.99, lng: -37.99 },
  hours: { ...noBusiness.hours, monday: [{ opens: '06:30', closes: '17:00' }] },
};

describe('the business data of a website', () => {
  it('contain phone, email, address, position and opening hours, all of which may be empty', () => {
    expect(business.parse(cafe)).toStrictEqual(cafe);
    expect(business.parse(noBusiness)).toStrictEqual(noBusiness);
  });

  it.each([
    ['a phone number that is none', { phone: 'call us' }],
    ['a mail address that is none', { email: 'quay' }],
    ['a place that is not on the earth', { position: { lat: 91, lng: 0 } }],
    [
      'a time that is none',
      { hours: { ...noBusiness.hours, friday: [{ opens: '25:00', closes: '26:00' }] } },
    ],
  ])('reject %s', (_, wrong) => {
    expect(business.safeParse({ ...cafe, ...wrong }).success).toBe(false);
  });

  it.each([undefined, null, 'words', [], { phone: 7 }])(
    'are empty when the stored value is %j',
    (value) => expect(businessOf(value)).toStrictEqual(noBusiness),
  );

  it('are read from the valid known fields of a stored value', () => {
    const { phone, email } = cafe;
    expect(businessOf({ phone, email, fax: '1', hours: { monday: 'always' } })).toStrictEqual({
      ...noBusiness,
      phone,
      email,
    });
  });
});

import { expect, it } from 'vitest';
import type { Address } from '../entities/order.ts';
import { postalLines } from './postal-lines.ts';

const address = (more: Partial<Address>): Address => ({
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  line2: '',
  city: 'Town',
  state: '',
  zip: '12345',
  country: 'DE',
  phone: '',
  ...more,
});

it.each([
  [{ country: 'US', state: 'NY' }, ['Town, NY 12345', 'United States']],
  [{ country: 'US' }, ['Town 12345', 'United States']],
  [{ country: 'US', state: 'ME', zipExtension: '1234' }, ['Town, ME 12345-1234', 'United States']],
  [{ country: 'CA', state: 'ON' }, ['Town ON 12345', 'Canada']],
  [{ country: 'GB', zip: 'AB1 2CD' }, ['Town', 'AB1 2CD', 'United Kingdom']],
  [{ country: 'BR', state: 'SP' }, ['Town-SP', '12345', 'Brazil']],
  [{ country: 'MX', state: 'OAX' }, ['12345 Town, OAX', 'Mexico']],
  [{ country: 'IN', state: 'Kerala' }, ['Town 12345', 'Kerala', 'India']],
  [{ country: 'IT', state: 'RM' }, ['12345 Town RM', 'Italy']],
  [{ country: 'MY', state: 'Johor' }, ['12345 Town', 'Johor', 'Malaysia']],
  [{ country: 'ID', state: 'Bali' }, ['Town', 'Bali 12345', 'Indonesia']],
  [{}, ['12345 Town', 'Germany']],
  [{ zip: '', country: 'JP' }, ['Town', 'Japan']],
])('formats the city lines of %o in the format of its country', (more, lines) => {
  expect(postalLines(address(more), 'en')).toEqual(['Ada Byron', '1 Main Street', ...lines]);
});

it('returns no lines for a null address', () => {
  expect(postalLines(null, 'en')).toEqual([]);
});

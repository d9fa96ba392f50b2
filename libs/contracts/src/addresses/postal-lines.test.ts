import { expect, it } from 'vitest';
import type { Address } from '../entities/order.ts';
import { placeLines, postalLines } from './postal-lines.ts';

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
  [{ country: 'CN', state: 'Hunan' }, ['Town', 'Hunan, 12345', 'China']],
  [{ country: 'HK', state: 'Kowloon', zip: '' }, ['Town', 'Kowloon', 'Hong Kong SAR China']],
  [{ country: 'JP', state: 'Chiba' }, ['Town, Chiba', '12345', 'Japan']],
  [{ country: 'KR', state: 'Jeju' }, ['Town', 'Jeju', '12345', 'South Korea']],
  [{ country: 'TW', state: 'Taipei' }, ['Town, Taipei 12345', 'Taiwan']],
  [{}, ['12345 Town', 'Germany']],
  [{ zip: '', country: 'JP' }, ['Town', 'Japan']],
])('formats the city lines of %o in the format of its country', (more, lines) => {
  expect(postalLines(address(more), 'en')).toEqual(['Ada Byron', '1 Main Street', ...lines]);
});

it.each<[Partial<Address>, string[]]>([
  [
    {
      country: 'JP',
      zip: '100-0005',
      state: '東京都',
      city: '千代田区',
      line1: '丸の内1-9-1',
      line2: '3階',
    },
    ['Japan', '〒100-0005', '東京都千代田区', '丸の内1-9-1', '3階', '株式会社一', '山田 太郎'],
  ],
  [
    { country: 'CN', zip: '100080', state: '北京市', city: '海淀区', line1: '中关村东路1号' },
    ['China', '100080', '北京市海淀区', '中关村东路1号', '株式会社一', '山田太郎'],
  ],
  [
    { country: 'TW', zip: '106', state: '台北市', city: '大安區', line1: '信義路4段1號' },
    ['Taiwan', '106', '台北市大安區', '信義路4段1號', '株式会社一', '山田太郎'],
  ],
  [
    { country: 'HK', zip: '', state: '九龍', city: '旺角', line1: '彌敦道1號' },
    ['Hong Kong SAR China', '九龍', '旺角', '彌敦道1號', '株式会社一', '山田太郎'],
  ],
  [
    { country: 'KR', zip: '06000', state: '서울특별시', city: '강남구', line1: '테헤란로 1' },
    ['South Korea', '서울특별시 강남구', '테헤란로 1', '株式会社一', '山田太郎', '06000'],
  ],
  [
    { country: 'JP', zip: '', city: '京都市' },
    ['Japan', '京都市', '1 Main Street', '株式会社一', '山田 太郎'],
  ],
])('formats %o from the largest part to the person in its own script', (more, lines) => {
  const person = { firstName: '太郎', lastName: '山田', company: '株式会社一' };
  expect(postalLines(address({ ...person, ...more }), 'en')).toEqual(lines);
});

it('keeps the order of a Latin name in an address in another script', () => {
  const lines = postalLines(address({ country: 'JP', city: '京都市', zip: '600-0000' }), 'ja');
  expect(lines).toEqual(['日本', '〒600-0000', '京都市', '1 Main Street', 'Ada Byron']);
});

it('formats a name in another script with an address in Germany in the German way', () => {
  const lines = postalLines(address({ firstName: '太郎', lastName: '山田' }), 'en');
  expect(lines).toEqual(['太郎 山田', '1 Main Street', '12345 Town', 'Germany']);
});

it('formats the address of a place in its own script without a person', () => {
  const place = {
    line1: '丸の内1-9-1',
    line2: '',
    city: '千代田区',
    state: '東京都',
    zip: '100-0005',
  };
  const lines = placeLines({ ...place, country: 'JP' }, 'en');
  expect(lines).toEqual(['Japan', '〒100-0005', '東京都千代田区', '丸の内1-9-1']);
});

it('returns no lines for a null address', () => {
  expect(postalLines(null, 'en')).toEqual([]);
});

import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { rankCommands } from './rank-commands.ts';

const command = (title: string, keywords?: string): Command => ({
  id: title,
  title,
  group: 'Go to',
  run: () => {},
  ...(keywords === undefined ? {} : { keywords }),
});
const commands = [
  command('Orders', 'sales purchases ship refund'),
  command('Discounts', 'coupon promo code sale'),
  command('Taxes', 'VAT sales tax'),
  command('Shipping', 'postage'),
  command('Café menu'),
];

it.each([
  ['sale', ['Discounts', 'Orders', 'Taxes']],
  ['SALES', ['Orders', 'Taxes']],
  ['tax', ['Taxes']],
  ['ship', ['Shipping', 'Orders']],
  ['  promo   code ', ['Discounts']],
  ['cafe', ['Café menu']],
  ['menu', ['Café menu']],
  ['count', ['Discounts']],
  ['nothing', []],
  ['', commands.map(({ title }) => title)],
])('finds commands for %j, best match first', (query, titles) => {
  expect(rankCommands(commands, query).map(({ title }) => title)).toEqual(titles);
});

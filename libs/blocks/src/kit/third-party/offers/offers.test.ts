import { describe, expect, it } from 'vitest';
import { noHosts } from '../../block/external-hosts.ts';
import { hostsOfOffer } from '../offer.ts';
import { openTableOffer } from './open-table.ts';
import { resyOffer } from './resy.ts';
import { schedulingOffer } from './scheduling.ts';
import { tockOffer } from './tock.ts';
import { zolaOffer } from './zola.ts';

const tock = (business: string) =>
  tockOffer({ business, display: 'Inline', color: 'White' }, 'en-US');
const openTable = (restaurantId: string, locale = 'de-AT') =>
  openTableOffer({ restaurantId, domain: 'co.uk' }, locale);
const resy = (venueId: string, more: object = {}) =>
  resyOffer({ venueId, apiKey: '', address: '', ...more });

describe('Resy', () => {
  it('returns a frame for a venue id', () => {
    const offer = resy(' 1234 ', { apiKey: 'a&b', address: 'https://resy.com/cities/ny/halyard' });
    expect(offer?.widget.source).toBe('https://widgets.resy.com/?venueId=1234&apiKey=a%26b');
    expect(offer?.address).toBe('https://resy.com/cities/ny/halyard');
    expect(hostsOfOffer(offer)).toStrictEqual({
      frames: ['https://widgets.resy.com'],
      scripts: [],
      connections: [],
    });
  });

  it('links to the page of the widget when the configured URL is unsafe', () => {
    expect(resy('1', { address: 'javascript:alert(1)' })?.address).toBe(
      'https://widgets.resy.com/?venueId=1',
    );
  });
});

describe('Tock', () => {
  it.each(['halyard', 'https://www.exploretock.com/halyard/', 'exploretock.com/halyard?x=1'])(
    'returns a script for the business in %s',
    (business) => {
      const offer = tock(business);
      expect(offer).toMatchObject({
        address: 'https://www.exploretock.com/halyard',
        widget: {
          element: {
            attributes: {
              id: 'Tock_widget_container',
              'data-tock-display-mode': 'Inline',
              'data-tock-color-mode': 'White',
              'data-tock-locale': 'en-us',
            },
          },
        },
      });
      expect(hostsOfOffer(offer)).toStrictEqual({
        frames: ['https://www.exploretock.com'],
        scripts: ['https://www.exploretock.com'],
        connections: [],
      });
    },
  );
});

describe('OpenTable', () => {
  it.each(['4711', '<script src="//www.opentable.com/widget/loader?type=x&rid=4711&theme=y">'])(
    'returns a frame in the page locale for the restaurant in %s',
    (restaurantId) => {
      const offer = openTable(restaurantId);
      expect(offer?.widget.source).toBe(
        'https://www.opentable.co.uk/widget/reservation/canvas?rid=4711&type=standard&theme=standard&lang=de-DE&overlay=false&iframe=true&newtab=true',
      );
      expect(offer?.address).toBe('https://www.opentable.co.uk/restref/client/?rid=4711');
      expect(hostsOfOffer(offer).frames).toStrictEqual(['https://www.opentable.co.uk']);
    },
  );

  it('falls back to English for an unsupported locale', () => {
    expect(openTable('1', 'fi')?.widget.source).toContain('lang=en-US');
  });
});

describe('Zola', () => {
  it.each([
    'ada-and-bo',
    'https://www.zola.com/registry/ada-and-bo',
    'zola.com/registry/ada-and-bo/',
  ])('returns a script for the registry %s', (registry) => {
    const offer = zolaOffer({ registry });
    expect(offer).toMatchObject({
      address: 'https://www.zola.com/registry/ada-and-bo',
      widget: {
        source: 'https://widget.zola.com/js/widget.js',
        element: { attributes: { 'data-registry-key': 'ada-and-bo' } },
      },
    });
    expect(hostsOfOffer(offer).scripts).toStrictEqual(['https://widget.zola.com']);
  });
});

describe('scheduling', () => {
  it.each([
    ['https://app.acuityscheduling.com/schedule.php?owner=1', 'acuity'],
    ['https://halyard.as.me/', 'acuity'],
    ['https://calendly.com/halyard/visit', 'calendly'],
  ])('returns a frame for %s', (address, provider) => {
    const offer = schedulingOffer({ address });
    expect(offer).toMatchObject({ provider, address, widget: { kind: 'frame', source: address } });
    expect(hostsOfOffer(offer).frames).toStrictEqual([new URL(address).origin]);
  });
});

it.each([
  ['Resy', resy('halyard')],
  ['Tock', tock('two words')],
  ['Tock', tock('https://elsewhere.example/halyard')],
  ['OpenTable', openTable('the corner')],
  ['OpenTable', openTable('')],
  ['Zola', zolaOffer({ registry: 'a"><script>' })],
  ['scheduling', schedulingOffer({ address: 'https://elsewhere.example' })],
  ['scheduling', schedulingOffer({ address: 'http://halyard.as.me' })],
  ['scheduling', schedulingOffer({ address: 'https://calendly.com.evil.example/x' })],
])('%s returns undefined and no hosts for invalid input', (_name, offer) => {
  expect(offer).toBeUndefined();
  expect(hostsOfOffer(offer)).toStrictEqual(noHosts);
});

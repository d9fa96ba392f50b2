import { describe, expect, it } from 'vitest';
import { marketingParameters, readLanding } from './landing.ts';

function land(query: string) {
  const parameters = new URLSearchParams(query);
  return readLanding({
    readParameter: (name) => parameters.get(name),
    landing: '/spring',
    referrer: 'https://example.com/',
    lang: 'en-GB',
    screen: '390x844',
  });
}

describe('readLanding', () => {
  it('reads the marketing parameters of the landing query (CENSUS-01)', () => {
    expect(marketingParameters).toEqual([
      'source',
      'campaign',
      'subcampaign',
      'channel',
      'subchannel',
      'refer',
      'variation',
      'mkwid',
    ]);
    const query = marketingParameters.map((name) => `${name}=${name}-value`).join('&');
    expect(land(`${query}&utm_source=other`)).toMatchObject(
      Object.fromEntries(marketingParameters.map((name) => [name, `${name}-value`])),
    );
    expect(land(query)).not.toHaveProperty('utm_source');
  });

  it('adds landing, refer, rk, lang and screen, and no missing parameters (CENSUS-02)', () => {
    expect(land('rk=key')).toEqual({
      landing: '/spring',
      refer: 'https://example.com/',
      rk: 'key',
      lang: 'en-GB',
      screen: '390x844',
    });
  });

  it('omits empty parameters and prefers the refer query parameter to the referrer', () => {
    expect(land('source=&refer=friend')).toEqual({
      landing: '/spring',
      refer: 'friend',
      rk: '',
      lang: 'en-GB',
      screen: '390x844',
    });
  });
});

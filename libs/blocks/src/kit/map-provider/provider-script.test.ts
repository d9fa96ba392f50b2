import { expect, it } from 'vitest';
import { providerScript } from './provider-script.ts';

const key = 'AIza-Example_Key';
const queryOf = (locale: string) => {
  const address = providerScript({ gmRenderKey: btoa(key), locale }, 'ready');
  return Object.fromEntries(new URL(address!).searchParams);
};

it('returns the provider URL with the decoded key, language and region (MAP-17)', () => {
  const address = new URL(providerScript({ gmRenderKey: btoa(key), locale: 'pt-BR' }, 'ready')!);
  expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(queryOf('pt-BR')).toMatchObject({ key, language: 'pt', region: 'BR', callback: 'ready' });
});

it('derives language and region from the locale, with a default region (MAP-18)', () => {
  expect(queryOf('de-AT')).toMatchObject({ language: 'de', region: 'AT' });
  expect(queryOf('de')).toMatchObject({ language: 'de', region: 'DE' });
});

it.each([undefined, '', '%%%', btoa('a key with spaces'), btoa('"><script>')])(
  'returns undefined with the key %j (MAP-18)',
  (gmRenderKey) => {
    expect(providerScript({ gmRenderKey, locale: 'en-US' }, 'ready')).toBeUndefined();
  },
);

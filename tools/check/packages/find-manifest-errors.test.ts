import { expect, it } from 'vitest';
import { findManifestErrors, type PublishedManifest } from './find-manifest-errors.ts';

const good: PublishedManifest = {
  description: 'Counts visits, once the visitor has said yes.',
  keywords: ['analytics', 'consent', 'cookies', 'pageview', 'web-vitals'],
  license: 'MIT',
  sideEffects: false,
  engines: { node: '>=20' },
  publishConfig: { access: 'public' },
  exports: { '.': './dist/index.js' },
};

it('finds no errors in a complete manifest', () => {
  expect(findManifestErrors(good)).toEqual([]);
});

it.each<[string, Partial<PublishedManifest>]>([
  ['has no sentence that describes it.', { description: 'Counts.' }],
  ['has fewer than five keywords.', { keywords: ['analytics'] }],
  ['has no license.', { license: 'none' }],
  ['does not say which Node it needs.', { engines: {} }],
  ['would be published privately.', { publishConfig: {} }],
  ['has not the sideEffects false.', { sideEffects: ['**/*.css'] }],
  ['has not the sideEffects ["**/*.css"].', { exports: { './styles.css': './styles.css' } }],
  [
    'makes those who need the core alone install react.',
    {
      peerDependencies: { react: '>=19', vue: '>=3' },
      peerDependenciesMeta: { vue: { optional: true } },
    },
  ],
])('reports that it %s', (error, change) => {
  expect(findManifestErrors({ ...good, ...change })).toEqual([`package.json: it ${error}`]);
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesOf, type ChangeSet, type GeneratorError, type Sources } from './change-set.ts';
import { libLayers } from './lib-template.ts';
import { newBlock } from './new-block.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newLib } from './new-lib.ts';
import { newScreen } from './new-screen.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';

/** The generators only plan: they read this very repository and write nothing. */
const sources = sourcesOf(join(import.meta.dirname, '../..'));
/** The same, as if no block had been made yet. */
const beforeBlocks: Sources = { ...sources, has: () => false };

function planOf(result: ChangeSet | GeneratorError): ChangeSet {
  if ('error' in result) throw new Error(result.error);
  return result;
}
const textsOf = ({ created, edited }: ChangeSet) => Object.entries({ ...created, ...edited });
const isScript = (path: string) => /\.tsx?$/.test(path);
const addedLines = (path: string, after: string | undefined) => {
  const before = new Set((sources.read(path) ?? '').split('\n'));
  return (after ?? '').split('\n').filter((line) => !before.has(line));
};

const plans: Readonly<Record<string, () => ChangeSet | GeneratorError>> = {
  'a block': () => newBlock('sample-clock', sources),
  'a block whose type has its number already': () => newBlock('quote', beforeBlocks),
  'an endpoint that reads': () => newEndpoint('mail/read-sample-letter', sources),
  'an endpoint that writes': () => newEndpoint('mail/write-sample-letter', sources),
  'an endpoint of a new feature': () => newEndpoint('sample-wishes/list-wishes', sources),
  ...Object.fromEntries(
    libLayers.map((layer) => [
      `a library of the layer ${layer}`,
      () => newLib('sample-clock', sources, [layer]),
    ]),
  ),
};

describe.each(Object.entries(plans))('%s', (_, plan) => {
  const texts = textsOf(planOf(plan()));

  it('has files without syntax errors', () => {
    const scripts = texts.filter(([path]) => isScript(path));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.flatMap(([path, text]) => findSyntaxErrors(path, text))).toEqual([]);
    for (const [path, text] of texts)
      if (path.endsWith('.json')) expect(() => JSON.parse(text), path).not.toThrow();
  });

  it('includes a test', () => {
    const { created } = planOf(plan());
    expect(Object.keys(created).filter((path) => /\.test\.tsx?$/.test(path))).not.toEqual([]);
  });
});

describe('a new block', () => {
  const table = 'libs/contracts/src/codes/block-type.ts';
  const record = 'libs/contracts/src/codes/block-type.test.ts';

  it('gets an unused number in the table and in its test', () => {
    const { edited } = planOf(newBlock('sample-clock', sources));
    const [row = '', ...more] = addedLines(table, edited[table]);
    expect(more).toEqual([]);
    const number = /^ {2}SAMPLE_CLOCK: (\d+),$/.exec(row)?.[1];
    expect(sources.read(table)).not.toMatch(new RegExp(`: ${number},$`, 'm'));
    expect(addedLines(record, edited[record])).toEqual([`      "SAMPLE_CLOCK": ${number},`]);
  });

  it('uses its existing number of the table', () => {
    expect(planOf(newBlock('quote', beforeBlocks)).edited).toEqual({});
  });

  it('is rejected when all numbers are used', () => {
    const rows = Array.from({ length: 70 }, (_, index) => `  TYPE_${index}: ${index + 1},`);
    const full = { has: () => false, read: () => rows.join('\n') };
    expect(newBlock('sample-clock', full)).toEqual({
      error: `All numbers of ${table} are given.`,
    });
  });
});

describe('a new endpoint', () => {
  it('adds its route to the feature, and its name to the contracts', () => {
    const { edited } = planOf(newEndpoint('mail/read-sample-letter', sources));
    const index = 'apps/api/src/features/mail/index.ts';
    expect(edited[index]).toMatch(/ListMailRoute[^]*, readSampleLetterRoute\];/i);
    expect(edited['libs/contracts/src/api/index.ts']).toMatch(
      /\breadSampleLetter\b[^}]*\} from '\.\/mail\.ts';/,
    );
  });

  it('of a new feature is added to the feature table', () => {
    const { created, edited } = planOf(newEndpoint('sample-wishes/list-wishes', sources));
    expect(created).toHaveProperty(['apps/api/src/features/sample-wishes/index.ts']);
    const featureTable = 'apps/api/src/features/feature-table.ts';
    expect(addedLines(featureTable, edited[featureTable]).join('\n')).toMatch(
      /from '\.\/sample-wishes\/index\.ts';[^]*, sampleWishesRoutes\];/,
    );
  });

  it('has the method of its verb', () => {
    const contractOf = (path: string) =>
      planOf(newEndpoint(path, sources)).edited['libs/contracts/src/api/mail.ts'];
    expect(contractOf('mail/read-sample-letter')).toMatch(/readSampleLetter[^]*method: 'GET'/);
    expect(contractOf('mail/create-sample-letter')).toMatch(
      /createSampleLetter[^]*method: 'POST'[^]*\/sample-letters'[^]*body: z\.strictObject/,
    );
  });
});

describe('a new screen', () => {
  it('has a route, a navigation entry and a unique shortcut', () => {
    const { edited } = planOf(newScreen('sample-wishes', sources));
    const router = 'apps/config/src/app/router.tsx';
    const routes = addedLines(router, edited[router]).join('\n');
    expect(routes).toContain("path: '/sample-wishes',");
    expect(routes).toContain("'SampleWishesScreen',");
    expect(edited[router]).toMatch(/contributors, sampleWishes\]\)/);
    const sections = 'apps/config/src/shell/site/site-sections.ts';
    const added = addedLines(sections, edited[sections]).join('\n');
    expect(added).toContain("| '/$identifier/sample-wishes';");
    const [, key] = /to: '\/\$identifier\/sample-wishes'.*keys: '(\w)'/.exec(added) ?? [];
    expect(sources.read(sections)).not.toContain(`keys: '${key}'`);
  });
});

it.each([
  ['a block that is there', () => newBlock('quote', sources)],
  ['a block that no folder can be called', () => newBlock('Quote', sources)],
  ['a call that is there', () => newEndpoint('mail/list-mail', sources)],
  ['a call of another feature’s name', () => newEndpoint('pages/list-mail', sources)],
  ['a call without a feature', () => newEndpoint('list-mail', sources)],
  ['a call of a feature that keeps no table', () => newEndpoint('health/read-health', sources)],
  ['a screen that is there', () => newScreen('orders', sources)],
  ['a screen of a route that is there', () => newScreen('unpublished', sources)],
  ['a library that is there', () => newLib('money', sources)],
  ['a library of no layer', () => newLib('sample-clock', sources, ['basement'])],
])('rejects %s with an error', (_, plan) => {
  expect(plan()).toEqual({ error: expect.stringMatching(/^.+\.$/) });
});

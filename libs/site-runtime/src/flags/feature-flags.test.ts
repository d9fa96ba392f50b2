import { expect, it, vi } from 'vitest';
import { createFeatureFlags, type FlagError } from './feature-flags.ts';

function open(definitions: Readonly<Record<string, unknown>> | undefined) {
  const report = vi.fn<(code: FlagError) => void>();
  return { report, flags: createFeatureFlags({ readDefinitions: () => definitions, report }) };
}

const definitions = {
  columns: { variant: 'three', value: 3 },
  wide: { variant: 'true' },
  narrow: { variant: 'false' },
  loud: { variant: 'True' },
  broken: { variant: 1 },
  nothing: null,
};

it('returns the value of the server', () => {
  const { flags, report } = open(definitions);
  expect(flags.valueOf('columns', 2)).toBe(3);
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['notLoaded', 'the configuration is not loaded (FLAG-01)', undefined, 'columns'],
  ['missing', 'the feature is missing (FLAG-02)', definitions, 'rows'],
  ['missing', 'only the object knows the name (FLAG-02)', definitions, 'toString'],
  [
    'wrongType',
    'the value has another type (FLAG-03)',
    { columns: { variant: 'x', value: '3' } },
    'columns',
  ],
  ['wrongType', 'there is no value (FLAG-03)', definitions, 'wide'],
  ['invalidDefinition', 'the server’s definition is none (FLAG-04)', definitions, 'broken'],
  ['invalidDefinition', 'the server sent nothing for it (FLAG-04)', definitions, 'nothing'],
] as const)('reports %s and returns the default when %s', (code, _when, given, feature) => {
  const { flags, report } = open(given);
  expect(flags.valueOf(feature, 2)).toBe(2);
  expect(report).toHaveBeenCalledExactlyOnceWith({
    feature,
    code: code,
    message: expect.stringMatching(/\.$/) as string,
  });
});

it('enables a feature only with the variant true (FLAG-05)', () => {
  const { flags, report } = open(definitions);
  expect(flags.isOn('wide')).toBe(true);
  expect(flags.isOn('narrow')).toBe(false);
  expect(flags.isOn('loud')).toBe(false);
  expect(flags.isOn('columns')).toBe(false);
  expect(report).not.toHaveBeenCalled();
  expect(flags.isOn('rows')).toBe(false);
  expect(report).toHaveBeenCalledOnce();
});

it('reads definitions that are loaded later', () => {
  let known: typeof definitions | undefined;
  const flags = createFeatureFlags({ readDefinitions: () => known, report: () => {} });
  expect(flags.isOn('wide')).toBe(false);
  known = definitions;
  expect(flags.isOn('wide')).toBe(true);
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../api/define-endpoint.ts';
import * as api from '../api/index.ts';
import { emailAddress, line, siteIdentifier, urlId } from '../entities/primitives.ts';
import { tag } from '../entities/tag.ts';
import {
  boundErrorCodes,
  namedErrorCodes,
  plainErrorCodes,
  readIssue,
} from './validation-error.ts';

/** Invalid values that people and programs send. */
const awkward: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '!!',
  'Nina Garten!!',
  '/ueber uns?',
  'two\nlines',
  'a'.repeat(100_001),
  -1,
  1.5,
  1e15,
  Number.NaN,
  true,
  [],
  Array.from({ length: 5_000 }, () => null),
  {},
  { unknown: 1 },
];

interface Inner {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly getter?: () => z.ZodType;
}

/** All nested schemas of a schema, each once. */
function* partsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): Generator<z.ZodType> {
  // A transform alone relies on the schema before it.
  if (seen.has(schema) || schema.def.type === 'transform') return;
  seen.add(schema);
  yield schema;
  const inner = schema.def as unknown as Inner;
  const within = [
    ...Object.values(inner.shape ?? {}),
    ...(inner.options ?? []),
    ...(Array.isArray(inner.items) ? inner.items : []),
    inner.innerType,
    inner.element,
    inner.valueType,
    inner.in,
    inner.out,
    inner.getter?.(),
  ];
  for (const part of within) if (part instanceof z.ZodType) yield* partsOf(part, seen);
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const endpoints = Object.entries<unknown>(api).flatMap(([name, value]) =>
  isEndpoint(value) && (value.body ?? value.query) !== undefined ? [[name, value] as const] : [],
);

const known: readonly string[] = [...plainErrorCodes, ...boundErrorCodes, ...namedErrorCodes];

describe.each(endpoints)('the validation errors of %s', (_name, { body, query }) => {
  it('have known error codes and no NaN bounds', () => {
    const errors = [body, query].flatMap((schema) =>
      schema === undefined
        ? []
        : [...partsOf(schema)].flatMap((part) =>
            awkward.flatMap((value) => {
              const parsed = part.safeParse(value);
              return parsed.success ? [] : parsed.error.issues.map(readIssue);
            }),
          ),
    );
    expect(errors.length).toBeGreaterThan(0);
    for (const found of errors) {
      expect(known).toContain(found.code);
      if ('bound' in found) expect(found.bound).not.toBeNaN();
    }
  });
});

describe('readIssue', () => {
  const found = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value).error?.issues.map(readIssue)[0];

  it.each([
    [siteIdentifier, 'Nina Garten!!', { code: 'siteIdentifier' }],
    [siteIdentifier, '', { code: 'textTooShort', bound: 3 }],
    [urlId, '/ueber uns?', { code: 'urlId' }],
    [line(5), 'a\nb', { code: 'line' }],
    [line(5), 'abcdef', { code: 'textTooLong', bound: 5 }],
    [line(5).min(1), '', { code: 'required' }],
    [tag, { tagType: 'tag', text: 'm'.repeat(51) }, { code: 'textTooLong', bound: 50 }],
    [tag, { tagType: 'category', text: 'm'.repeat(26) }, { code: 'textTooLong', bound: 25 }],
    [emailAddress, 'ada', { code: 'email' }],
    [z.union([z.literal(''), emailAddress]), 'ada', { code: 'email' }],
    [z.int().min(1), 0, { code: 'numberTooSmall', bound: 1 }],
    [z.number().gt(1), 0, { code: 'numberNotAbove', bound: 1 }],
    [z.array(z.string()).min(1), [], { code: 'listTooShort', bound: 1 }],
    [z.bigint().max(7n), 8n, { code: 'numberTooLarge', bound: 7 }],
    [z.strictObject({}), { color: 1 }, { code: 'unknownEntry', names: ['color'] }],
    [
      z.strictObject({}),
      { ['x'.repeat(100)]: 1, a: 1, b: 1, c: 1 },
      { code: 'unknownEntry', names: ['x'.repeat(40), 'a', 'b'] },
    ],
    [z.custom(() => false), 1, { code: 'unclear' }],
    [
      z.string().refine(() => false, { params: { code: 'endBeforeStart' } }),
      'x',
      { code: 'endBeforeStart' },
    ],
    [z.string().refine(() => false, { params: { code: 'made up' } }), 'x', { code: 'unclear' }],
  ])('returns the error code and its values for case %#', (schema, value, error) => {
    expect(found(schema, value)).toEqual(error);
  });
});

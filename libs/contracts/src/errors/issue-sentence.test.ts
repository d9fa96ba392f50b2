import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../api/define-endpoint.ts';
import * as api from '../api/index.ts';
import { line, siteIdentifier, urlId } from '../entities/primitives.ts';
import { fieldErrors, issueSentence } from './issue-sentence.ts';

/** What people and programs send where something else belongs. */
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

/** All schemas that a schema is made of, each once. */
function* partsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): Generator<z.ZodType> {
  // A transform alone trusts what the schema before it has read.
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

/** Words of validators and programs, which no person should have to read. */
const rawWords =
  /invalid (?:input|string|type|value|option|key|element|union)|expected|received|must match|pattern|too (?:small|big)|>=|<=|unrecognized|undefined|NaN|\/\^/i;

describe.each(endpoints)('what %s refuses', (_name, { body, query }) => {
  it('is said in sentences for people', () => {
    const sentences = [body, query].flatMap((schema) =>
      schema === undefined
        ? []
        : [...partsOf(schema)].flatMap((part) =>
            awkward.flatMap((value) => {
              const parsed = part.safeParse(value);
              return parsed.success ? [] : parsed.error.issues.map(issueSentence);
            }),
          ),
    );
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of new Set(sentences)) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(rawWords);
    }
  });
});

describe('the sentence', () => {
  const said = (schema: z.ZodType, value: unknown) =>
    fieldErrors(z.strictObject({ field: schema }).safeParse({ field: value }).error?.issues ?? [])[
      'field'
    ];

  it.each([
    [siteIdentifier, 'Nina Garten!!', /letters a to z, digits and dashes, as in harbour-cafe/],
    [siteIdentifier, '', /^Please enter at least 3 characters\.$/],
    [urlId, '/ueber uns?', /letters a to z, digits and dashes, as in opening-hours/],
    [line(5), 'a\nb', /on one line/],
    [line(5), 'abcdef', /at most 5 characters/],
    [line(5).min(1), '', /^This field is required\.$/],
    [z.email(), 'ada', /follow the format name@example\.com/],
    [z.union([z.literal(''), z.email()]), 'ada', /follow the format/],
    [z.int().min(1), 0, /^Please enter 1 or more\.$/],
    [z.number().gt(1), 0, /^Please enter a number above 1\.$/],
    [z.array(z.string()).min(1), [], /^Please give at least 1 entry\.$/],
  ])('of %# says what to write', (schema, value, sentence) => {
    expect(said(schema, value)).toMatch(sentence);
  });

  it('stands at its field, the first of several', () => {
    const schema = z.strictObject({ page: z.strictObject({ urlId }) });
    const { error } = schema.safeParse({ page: { urlId: '' } });
    expect(fieldErrors(error?.issues ?? [])).toEqual({ 'page.urlId': 'This field is required.' });
  });
});

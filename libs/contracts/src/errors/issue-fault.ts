import type * as z from 'zod';
import {
  colourPattern,
  fieldIdPattern,
  linePattern,
  siteIdentifierPattern,
  urlIdPattern,
} from '../entities/patterns.ts';

/** A fault that a schema found, as the schema tells it. */
export type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

/** A fault with a place: what a whole parse tells. */
export type PlacedIssue = z.core.$ZodIssue;

/** What can be wrong with an entry; the sentences are the texts `issues.<fault>` of the catalogue. */
export const plainFaults = [
  'required',
  'urlId',
  'siteIdentifier',
  'line',
  'fieldId',
  'colour',
  'locale',
  'currency',
  'country',
  'email',
  'url',
  'moment',
  'date',
  'text',
  'number',
  'wholeNumber',
  'yesOrNo',
  'list',
  'option',
  'endBeforeStart',
  'tooDeep',
  'unclear',
] as const;

/** What can be wrong with the size of an entry; its sentence names the `bound`. */
export const boundFaults = [
  'textTooShort',
  'textTooLong',
  'listTooShort',
  'listTooLong',
  'numberTooSmall',
  'numberTooLarge',
  'numberNotAbove',
  'numberNotBelow',
] as const;

/** What was given besides what is asked for; its sentence says the `names`. */
export const namedFaults = ['unknownEntry'] as const;

export type PlainFault = (typeof plainFaults)[number];
export type BoundFault = (typeof boundFaults)[number];
export type NamedFault = (typeof namedFaults)[number];

/** One fault as a person is told of it. A bound is characters of a text, entries of a list, or a number as it is. */
export type IssueFault =
  | { readonly fault: PlainFault }
  | { readonly fault: BoundFault; readonly bound: number }
  | { readonly fault: NamedFault; readonly names: readonly string[] };

/** The fault of a text, by the pattern that it did not match. */
const patternFaults: ReadonlyMap<string, PlainFault> = new Map(
  (
    [
      [urlIdPattern, 'urlId'],
      [siteIdentifierPattern, 'siteIdentifier'],
      [linePattern, 'line'],
      [fieldIdPattern, 'fieldId'],
      [colourPattern, 'colour'],
    ] as const
  ).map(([pattern, fault]) => [String(pattern), fault]),
);

/** The fault of a text, by the format that it does not have. */
const formatFaults: Readonly<Record<string, PlainFault>> = {
  email: 'email',
  url: 'url',
  datetime: 'moment',
  date: 'date',
  currency: 'currency',
  country: 'country',
  locale: 'locale',
};

/** What belongs here, by the type that was expected. */
const typeFaults: Readonly<Record<string, PlainFault>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'yesOrNo',
  array: 'list',
};

/** An answer does not grow with what was sent: so many names at most, of so many characters. */
const namesTold = 3;
const nameLength = 40;

const listOrigins: readonly string[] = ['array', 'set', 'record'];

function boundFault(
  { origin, inclusive }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  faults: Readonly<Record<'text' | 'list' | 'number' | 'exclusive', BoundFault>>,
  bound: number | bigint,
): IssueFault {
  const kind = origin === 'string' ? 'text' : listOrigins.includes(origin) ? 'list' : 'number';
  const isExclusive = kind === 'number' && inclusive === false;
  return { fault: faults[isExclusive ? 'exclusive' : kind], bound: Number(bound) };
}

/** A schema's own rule names its fault in its params: `refine(…, { params: { fault: 'endBeforeStart' } })`. */
function ruleFault({ params }: z.core.$ZodIssueCustom): IssueFault {
  const named: unknown = params?.['fault'];
  return { fault: plainFaults.find((fault) => fault === named) ?? 'unclear' };
}

/** Reads what a schema found as one of our faults: no validator speaks for itself. What has none of its own is unclear. */
export function readIssue(issue: Issue): IssueFault {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { fault: 'required' };
      return boundFault(
        issue as z.core.$ZodIssueTooSmall,
        {
          text: 'textTooShort',
          list: 'listTooShort',
          number: 'numberTooSmall',
          exclusive: 'numberNotAbove',
        },
        issue.minimum,
      );
    case 'too_big':
      return boundFault(
        issue as z.core.$ZodIssueTooBig,
        {
          text: 'textTooLong',
          list: 'listTooLong',
          number: 'numberTooLarge',
          exclusive: 'numberNotBelow',
        },
        issue.maximum,
      );
    case 'invalid_type':
      return { fault: typeFaults[issue.expected] ?? 'unclear' };
    case 'invalid_format':
      return {
        fault:
          (issue.format === 'regex'
            ? patternFaults.get(issue.pattern ?? '')
            : formatFaults[issue.format]) ?? 'unclear',
      };
    case 'invalid_value':
      return { fault: 'option' };
    case 'not_multiple_of':
      return { fault: 'wholeNumber' };
    case 'unrecognized_keys':
      return {
        fault: 'unknownEntry',
        names: issue.keys.slice(0, namesTold).map((name) => name.slice(0, nameLength)),
      };
    case 'invalid_union':
      return unionFault(issue as z.core.$ZodIssueInvalidUnion);
    case 'custom':
      return ruleFault(issue as z.core.$ZodIssueCustom);
    default:
      return { fault: 'unclear' };
  }
}

/** Of several ways to be right, the one that asks for a certain format says the most. */
function unionFault({ errors }: z.core.$ZodIssueInvalidUnion): IssueFault {
  const format = errors.flat().find(({ code }) => code === 'invalid_format');
  return format === undefined ? { fault: 'unclear' } : readIssue(format);
}

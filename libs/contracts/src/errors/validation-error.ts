import type * as z from 'zod';
import {
  colorPattern,
  fieldIdPattern,
  linePattern,
  siteIdentifierPattern,
  urlIdPattern,
} from '../entities/patterns.ts';

/** An issue of a schema. */
export type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

/** An issue with a path. */
export type PlacedIssue = z.core.$ZodIssue;

/** The errors of a value. Their messages are the texts `issues.<error>` of the catalog. */
export const plainErrorCodes = [
  'required',
  'urlId',
  'siteIdentifier',
  'line',
  'fieldId',
  'color',
  'locale',
  'currency',
  'country',
  'email',
  'url',
  'dateTime',
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

/** Errors of a size; their messages contain the `bound`. */
export const boundErrorCodes = [
  'textTooShort',
  'textTooLong',
  'listTooShort',
  'listTooLong',
  'numberTooSmall',
  'numberTooLarge',
  'numberNotAbove',
  'numberNotBelow',
] as const;

/** Errors of unexpected members; their messages contain the `names`. */
export const namedErrorCodes = ['unknownEntry'] as const;

export type PlainErrorCode = (typeof plainErrorCodes)[number];
export type BoundErrorCode = (typeof boundErrorCodes)[number];
export type NamedErrorCode = (typeof namedErrorCodes)[number];

/** An error for people. A bound counts characters, entries, or is the number itself. */
export type ValidationError =
  | { readonly code: PlainErrorCode }
  | { readonly code: BoundErrorCode; readonly bound: number }
  | { readonly code: NamedErrorCode; readonly names: readonly string[] };

/** Errors of texts by pattern. */
const codeByPattern: ReadonlyMap<string, PlainErrorCode> = new Map(
  (
    [
      [urlIdPattern, 'urlId'],
      [siteIdentifierPattern, 'siteIdentifier'],
      [linePattern, 'line'],
      [fieldIdPattern, 'fieldId'],
      [colorPattern, 'color'],
    ] as const
  ).map(([pattern, code]) => [String(pattern), code]),
);

/** Errors of texts by format. */
const codeByFormat: Readonly<Record<string, PlainErrorCode>> = {
  email: 'email',
  url: 'url',
  datetime: 'dateTime',
  date: 'date',
  currency: 'currency',
  country: 'country',
  locale: 'locale',
};

/** Errors by expected type. */
const codeByType: Readonly<Record<string, PlainErrorCode>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'yesOrNo',
  array: 'list',
};

/** Limits the number and length of repeated names, so that a response does not grow with its request. */
const maxReportedNames = 3;
const maxNameLength = 40;

const listOrigins: readonly string[] = ['array', 'set', 'record'];

function readBoundError(
  { origin, inclusive }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  codes: Readonly<Record<'text' | 'list' | 'number' | 'exclusive', BoundErrorCode>>,
  bound: number | bigint,
): ValidationError {
  const kind = origin === 'string' ? 'text' : listOrigins.includes(origin) ? 'list' : 'number';
  const isExclusive = kind === 'number' && inclusive === false;
  return { code: codes[isExclusive ? 'exclusive' : kind], bound: Number(bound) };
}

/** A custom rule sets its error code in its params: `refine(…, { params: { code: 'endBeforeStart' } })`. */
function readRuleError({ params }: z.core.$ZodIssueCustom): ValidationError {
  const ruleCode: unknown = params?.['code'];
  return { code: plainErrorCodes.find((code) => code === ruleCode) ?? 'unclear' };
}

/**
 * Converts a zod issue to one of our errors, so that no message of the library is shown. An unknown issue becomes
 * `unclear`.
 */
export function readIssue(issue: Issue): ValidationError {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required' };
      return readBoundError(
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
      return readBoundError(
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
      return { code: codeByType[issue.expected] ?? 'unclear' };
    case 'invalid_format':
      return {
        code:
          (issue.format === 'regex'
            ? codeByPattern.get(issue.pattern ?? '')
            : codeByFormat[issue.format]) ?? 'unclear',
      };
    case 'invalid_value':
      return { code: 'option' };
    case 'not_multiple_of':
      return { code: 'wholeNumber' };
    case 'unrecognized_keys':
      return {
        code: 'unknownEntry',
        names: issue.keys.slice(0, maxReportedNames).map((name) => name.slice(0, maxNameLength)),
      };
    case 'invalid_union':
      return readUnionError(issue as z.core.$ZodIssueInvalidUnion);
    case 'custom':
      return readRuleError(issue as z.core.$ZodIssueCustom);
    default:
      return { code: 'unclear' };
  }
}

/** Of several union errors, the one about a format is the most specific. */
function readUnionError({ errors }: z.core.$ZodIssueInvalidUnion): ValidationError {
  const format = errors.flat().find(({ code }) => code === 'invalid_format');
  return format === undefined ? { code: 'unclear' } : readIssue(format);
}

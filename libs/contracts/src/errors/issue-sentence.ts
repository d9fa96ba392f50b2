import type * as z from 'zod';
import {
  colourPattern,
  countryPattern,
  currencyPattern,
  fieldIdPattern,
  linePattern,
  localePattern,
  siteIdentifierPattern,
  urlIdPattern,
} from '../entities/patterns.ts';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

/** What to write instead, by the pattern that a text did not match. */
const patternSentences: ReadonlyMap<string, string> = new Map(
  (
    [
      [urlIdPattern, 'Please use only the letters a to z, digits and dashes, as in opening-hours.'],
      [
        siteIdentifierPattern,
        'Please use only the letters a to z, digits and dashes, as in harbour-cafe.',
      ],
      [linePattern, 'Please write this on one line.'],
      [fieldIdPattern, 'Please use only letters, digits, dashes and underscores.'],
      [colourPattern, 'Please give a colour as six digits, as in #9b3d22.'],
      [localePattern, 'Please give a language as in en or en-GB.'],
      [currencyPattern, 'Please give a currency as three capital letters, as in EUR.'],
      [countryPattern, 'Please choose a country.'],
    ] as const
  ).map(([pattern, sentence]) => [String(pattern), sentence]),
);

/** What to write instead, by the format that a text does not have. */
const formatSentences: Readonly<Record<string, string>> = {
  email: 'Email is not valid. Email addresses should follow the format name@example.com.',
  url: 'Please give a whole address, as in https://example.com.',
  datetime: 'Please give a date and a time.',
  date: 'Please give a date.',
};

/** What belongs here, by the type that was expected. */
const typeSentences: Readonly<Record<string, string>> = {
  string: 'Please enter a text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please say yes or no.',
  array: 'Please give a list.',
};

const unclear = 'Please check this entry.';
const counted = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** A bound as people say it: of a text in characters, of a list in entries, of a number as it is. */
function boundSentence(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  words: { readonly text: string; readonly number: string; readonly exclusive: string },
  bound: number | bigint,
): string {
  if (issue.origin === 'string')
    return `Please enter ${words.text} ${counted(bound, 'character', 'characters')}.`;
  if (issue.origin === 'array' || issue.origin === 'set' || issue.origin === 'record')
    return `Please give ${words.text} ${counted(bound, 'entry', 'entries')}.`;
  return issue.inclusive === false
    ? `Please enter a number ${words.exclusive} ${bound}.`
    : `Please enter ${bound} or ${words.number}.`;
}

/**
 * The sentence with which a person is told of a fault that a schema found: no validator speaks for itself. English, as
 * the error table is; what has no sentence of its own gets a general one.
 */
export function issueSentence(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This field is required.';
      return boundSentence(
        issue as z.core.$ZodIssueTooSmall,
        { text: 'at least', number: 'more', exclusive: 'above' },
        issue.minimum,
      );
    case 'too_big':
      return boundSentence(
        issue as z.core.$ZodIssueTooBig,
        { text: 'at most', number: 'less', exclusive: 'below' },
        issue.maximum,
      );
    case 'invalid_type':
      return typeSentences[issue.expected] ?? unclear;
    case 'invalid_format':
      return (
        (issue.format === 'regex'
          ? patternSentences.get(issue.pattern ?? '')
          : formatSentences[issue.format]) ?? unclear
      );
    case 'invalid_value':
      return 'Please choose one of the options.';
    case 'not_multiple_of':
      return 'Please enter a whole number.';
    case 'unrecognized_keys':
      return 'This has entries that are not known here.';
    case 'invalid_union':
      return unionSentence(issue as z.core.$ZodIssueInvalidUnion);
    default:
      return unclear;
  }
}

/** Of several ways to be right, the one that asks for a certain format says the most. */
function unionSentence({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const format = errors.flat().find(({ code }) => code === 'invalid_format');
  return format === undefined ? unclear : issueSentence(format);
}

/** The first sentence of each field, by its path; `body` for what concerns the whole. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(
    issues.toReversed().map((issue) => [issue.path.join('.') || 'body', issueSentence(issue)]),
  );

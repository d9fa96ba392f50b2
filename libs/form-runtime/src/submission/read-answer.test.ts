import { describe, expect, it } from 'vitest';
import { formTexts } from '../texts.ts';
import { readFailure, readKey } from './read-answer.ts';

const form = { fields: [{ id: 'a', type: 'text', title: 'Text' } as const] };

const failureOf = (status: number, data: unknown) => readFailure(form, { status, data }, formTexts);

it('returns the key of a successful response only (FORM-69)', () => {
  expect(readKey({ status: 200, data: { key: 'k' } })).toBe('k');
  expect(readKey({ status: 500, data: { key: 'k' } })).toBeUndefined();
  expect(readKey({ status: 200, data: {} })).toBeUndefined();
  expect(readKey({ status: 200, data: null })).toBeUndefined();
});

it('returns no failure for a successful response', () => {
  expect(failureOf(200, {})).toBeUndefined();
  expect(failureOf(201, { id: 'x' })).toBeUndefined();
});

it.each([
  [401, 'Unable to submit form. Please try again later.', 'FORM-87'],
  [404, 'This form has not been configured yet.', 'FORM-88'],
  [
    429,
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'FORM-89',
  ],
  [500, 'Unable to send form. Please try again later.', 'FORM-90'],
])("returns for status %i the message '%s' (%s)", (status, message) => {
  expect(failureOf(status, { error: 'internal words' })?.message).toBe(message);
  expect(failureOf(status, undefined)?.message).toBe(message);
});

it.each([401, 404, 429, 500])(
  'marks a failure with status %i as about more than fields',
  (status) => {
    expect(failureOf(status, { errors: { a: 'Too short' } })?.isAboutMore).toBe(true);
    expect(failureOf(400, { errors: { a: 'Too short' } })?.isAboutMore).toBe(false);
  },
);

describe('a failure with another status', () => {
  it('has the error text of the response as its message (FORM-91)', () => {
    expect(failureOf(409, { error: 'This list is closed.' })?.message).toBe('This list is closed.');
    expect(failureOf(200, { error: 'This list is closed.' })?.message).toBe('This list is closed.');
  });

  it('has the unknown error message if the response has no error text (FORM-92)', () => {
    expect(failureOf(409, {})?.message).toBe('Unknown error, please try again later.');
    expect(failureOf(503, { error: 7 })?.message).toBe('Unknown error, please try again later.');
  });
});

it('returns the unknown error message for an error that is not a string', () => {
  expect(failureOf(200, { error: { code: 7 } })?.message).toBe(formTexts.unknownError);
});

it('returns the processing error for a response without readable data', () => {
  expect(failureOf(200, undefined)?.message).toBe(formTexts.processingFailed);
  expect(failureOf(502, undefined)?.message).toBe(formTexts.processingFailed);
});

it('reads the status, data.errors by field id and data.error (FORM-73)', () => {
  expect(failureOf(400, { errors: { a: 'Too short' }, error: 'Look again' })).toEqual({
    message: 'Look again',
    errors: { a: 'Too short' },
    unplaced: [],
    isAboutMore: false,
  });
  expect(failureOf(400, { errors: { a: 'Too short' } })?.message).toBe(formTexts.fieldsInvalid);
  expect(failureOf(200, { errors: { a: 'Too short' } })?.errors).toEqual({ a: 'Too short' });
});

it('returns the error of a section field as unplaced', () => {
  const fields = [{ id: 'head', type: 'section', title: 'Heading' } as const];
  const result = { status: 400, data: { errors: { head: 'Not now' } } };
  expect(readFailure({ fields }, result, formTexts)?.unplaced).toEqual(['Not now']);
});

it('returns the error of an unknown field as unplaced (FORM-93)', () => {
  expect(failureOf(400, { errors: { a: 'Too short', gone: 'Was required' } })).toMatchObject({
    errors: { a: 'Too short' },
    unplaced: ['Was required'],
  });
});

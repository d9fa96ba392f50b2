import { describe, expect, it } from 'vitest';
import { DatabaseOutage, outages, toOutage } from './outage.ts';

const failure = (code: string | undefined, message = 'failed') =>
  Object.assign(new Error(message), { code });

describe('toOutage', () => {
  it.each([
    ['57P01', 'databaseUnavailable'],
    ['08006', 'databaseUnavailable'],
    ['08P01', 'databaseUnavailable'],
    ['57P03', 'databaseUnavailable'],
    ['ECONNREFUSED', 'databaseUnavailable'],
    ['ECONNRESET', 'databaseUnavailable'],
    ['53300', 'databaseBusy'],
    ['57014', 'databaseTimeout'],
    ['55P03', 'databaseTimeout'],
    ['53100', 'storageFull'],
  ])('maps the code %s to %s', (code, expected) => {
    expect(toOutage(failure(code))?.code).toBe(expected);
  });

  it.each([
    ['timeout exceeded when trying to connect', 'databaseBusy'],
    ['Connection terminated unexpectedly', 'databaseUnavailable'],
    ['Client has encountered a connection error and is not queryable', 'databaseUnavailable'],
    ['Query read timeout', 'databaseTimeout'],
  ])('maps the client error "%s" to %s', (message, expected) => {
    expect(toOutage(failure(undefined, message))?.code).toBe(expected);
  });

  it('maps an AggregateError of several addresses to one outage', () => {
    const error = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]);
    expect(toOutage(error)?.code).toBe('databaseUnavailable');
  });

  it.each(['23505', '22P02', '42P01', '28P01', '25006', undefined])(
    'returns undefined for the code %s',
    (code) => {
      expect(toOutage(failure(code))).toBeUndefined();
    },
  );

  it('sets the original error as the cause and returns an outage unchanged', () => {
    const cause = failure('57P01');
    const outage = toOutage(cause);
    expect(outage?.cause).toBe(cause);
    expect(toOutage(outage)).toBe(outage);
  });

  it('creates a DatabaseOutage with the effect none by default, or with the given effect', () => {
    expect(new DatabaseOutage('databaseBusy').effect).toBe('none');
    expect(new DatabaseOutage('databaseUnavailable', { effect: 'unknown' }).effect).toBe('unknown');
  });
});

describe('outages', () => {
  it('have status 507 when the storage is full, else 503', () => {
    const statuses = Object.entries(outages).map(([code, { status }]) => [code, status]);
    expect(Object.fromEntries(statuses)).toStrictEqual({
      databaseUnavailable: 503,
      databaseBusy: 503,
      databaseTimeout: 503,
      storageFull: 507,
    });
  });
});

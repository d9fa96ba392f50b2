import type { CustomTypesConfig } from 'pg';
import { parseArrayText } from './array-text.ts';

/**
 * How a value of each PostgreSQL type arrives in TypeScript. Both databases are read with the same client, so only
 * this table decides it (`pg` alone would give strings for int8 and local times for dates):
 *
 * | SQL | TypeScript | why |
 * |---|---|---|
 * | int2, int4, int8, float4, float8 | `number` | an int8 outside ±(2^53 − 1) throws: never a rounded number |
 * | numeric | `string` | exact decimals; money is integer cents and never numeric |
 * | text, uuid and every other type | `string` | as PostgreSQL prints it |
 * | bool | `boolean` | |
 * | timestamptz | `Date` | milliseconds: declare columns `timestamptz(3)`, else two equal Dates may differ in SQL |
 * | date | `string` `YYYY-MM-DD` | a calendar day has no time zone |
 * | timestamp, time | `string` | no time zone known, none invented |
 * | interval | `string` ISO 8601 (`P1DT2H`) | the sessions set `intervalstyle` |
 * | json, jsonb | parsed | |
 * | bytea | `Uint8Array` | |
 * | arrays of these | arrays of these | |
 */
const parserByType: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === 't',
  17: parseBytea,
  20: parseInt8,
  21: Number,
  23: Number,
  26: Number,
  114: (text) => JSON.parse(text),
  700: Number,
  701: Number,
  1184: parseTimestamptz,
  3802: (text) => JSON.parse(text),
};

/** The array type of each element type whose elements are converted; other arrays contain strings. */
const elementTypeByArray: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1185: 1184,
  3807: 3802,
};

/**
 * Array types whose elements stay strings: char, bpchar, varchar, text, date, time, timestamp, interval, numeric, uuid.
 */
const textArrays = new Set([1002, 1014, 1015, 1009, 1182, 1183, 1115, 1187, 1231, 2951]);

const asText = (text: string): string => text;

/** The `types` option of every `pg` client of the product. */
export const valueParsers: CustomTypesConfig = {
  getTypeParser: ((type: number) => parserOf(type)) as CustomTypesConfig['getTypeParser'],
};

function parserOf(type: number): (text: string) => unknown {
  const parser = parserByType[type];
  if (parser !== undefined) return parser;
  const element = elementTypeByArray[type];
  if (element !== undefined) return arrayParser(parserByType[element] ?? asText);
  return textArrays.has(type) ? arrayParser(asText) : asText;
}

function arrayParser(parseElement: (text: string) => unknown) {
  return (text: string): unknown => parseArrayText(text, parseElement);
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `The int8 value ${text} does not fit a JavaScript number: cast it to text.`,
    );
  }
  return value;
}

function parseTimestamptz(text: string): Date {
  // PostgreSQL prints `2026-11-20 09:00:00.123456+00`; the sessions run in UTC.
  const value = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(value.getTime())) {
    throw new RangeError(`The time ${text} does not fit a JavaScript Date.`);
  }
  return value;
}

function parseBytea(text: string): Uint8Array {
  const bytes = Buffer.from(text.slice(2), 'hex');
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

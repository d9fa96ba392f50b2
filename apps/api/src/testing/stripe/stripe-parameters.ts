import { StripeRejection } from './stripe-rejection.ts';

/** The parameters of a request: Stripe's form encoding, `metadata[order]=1`, is a nested object here. */
export type Parameters = { [name: string]: string | Parameters };

/** Parses a form-encoded body or query. */
export function parseParameters(text: string): Parameters {
  const result: Parameters = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter((part) => part !== '');
    let target = result;
    let last = first;
    for (const part of rest) {
      const next = target[last];
      target = typeof next === 'object' ? next : (target[last] = {});
      last = part;
    }
    target[last] = value;
  }
  return result;
}

/** The parameters that an endpoint takes; `true` for a value, a table for a nested object, `any` for every name. */
export type Known = { readonly [name: string]: true | 'any' | Known };

/** @throws {StripeRejection} For a parameter that the endpoint does not have, as Stripe does. */
export function rejectUnknown(parameters: Parameters, known: Known, path = ''): void {
  for (const [name, value] of Object.entries(parameters)) {
    const full = path === '' ? name : `${path}[${name}]`;
    const rule = Object.hasOwn(known, name) ? known[name] : undefined;
    if (rule === undefined || (rule === true) !== (typeof value === 'string'))
      throw new StripeRejection(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param: full,
        message: `Received unknown parameter: ${full}`,
      });
    if (typeof rule === 'object' && typeof value === 'object') rejectUnknown(value, rule, full);
  }
}

/** A required text. */
export function textOf(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new StripeRejection(400, {
    type: 'invalid_request_error',
    code: 'parameter_missing',
    param: name,
    message: `Missing required param: ${name}.`,
  });
}

/** One of the values that Stripe documents for a parameter; undefined if it was not sent. */
export function oneOf<T extends string>(
  parameters: Parameters,
  name: string,
  values: readonly T[],
): T | undefined {
  const value = parameters[name];
  const found = values.find((documented) => documented === value);
  if (value !== undefined && found === undefined)
    throw new StripeRejection(400, {
      type: 'invalid_request_error',
      code: 'parameter_invalid',
      param: name,
    });
  return found;
}

import { withParts } from '../parts.ts';
import type { PartsValue } from '../parts.ts';
import type { FieldRules } from '../field-rules.ts';

const parts = withParts(['Country', 'Areacode', 'Prefix', 'Line']);

/** A phone number. Its Country part is optional for owners. */
export const phone: FieldRules<PartsValue> = {
  ...parts,
  controls: (field) => parts.controls(field).slice(field.showCountryCode ? 0 : 1),
  parse(input, field) {
    const list: unknown = typeof input === 'string' ? input.match(/[^\s()./+-]+/g) : input;
    // Leading parts may be missing: a number with three parts has no Country.
    const isShort = Array.isArray(list) && list.length < 4;
    return parts.parse(isShort ? [...Array<string>(4 - list.length), ...list] : list, field);
  },
};

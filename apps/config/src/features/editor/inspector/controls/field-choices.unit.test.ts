import { blockList, panelFields } from '@sitewright/blocks/schema';
import { describe, expect, it } from 'vitest';
import { fieldChoices } from './field-choices.ts';

const chosen = new Set(['select', 'segmented', 'place']);
const fields = blockList.flatMap((definition) =>
  panelFields(definition)
    .filter(({ control }) => chosen.has(control))
    .map((field) => [`${definition.name}.${field.property}`, definition, field] as const),
);

describe.each(fields)('the choices of %s', (_, definition, field) => {
  const { choices, keyOf, valueOf } = fieldChoices(field);

  it('are several valid values of the property', () => {
    expect(choices.length).toBeGreaterThan(1);
    for (const { value: key } of choices) {
      const props = { ...definition.defaults, [field.property]: valueOf(key) };
      expect(definition.props.safeParse(props)).toMatchObject({ success: true });
      expect(keyOf(valueOf(key))).toBe(key);
    }
  });

  it('include the default value of the block', () => {
    const fresh = definition.props.parse(definition.defaults)[field.property];
    const keys = [null, ...choices.map(({ value }) => value)];
    expect(keys).toContain(keyOf(fresh));
  });
});

import { expect, it } from 'vitest';
import { sectionsFor } from './site-sections.ts';

it('gives each section its own key and its own address', () => {
  const sections = sectionsFor(() => true).flatMap((group) => group.sections);
  for (const member of ['keys', 'to', 'label'] as const) {
    const values = sections.map((section) => section[member]);
    expect(values).toEqual([...new Set(values)]);
  }
});

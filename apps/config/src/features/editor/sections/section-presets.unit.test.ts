import { blockOf, parseProps, type BlockDefinition } from '@sitewright/blocks/schema';
import { applyOperation, createDocument } from '@sitewright/page-model';
import { describe, expect, it } from 'vitest';
import { availablePresets, sectionOf } from './section-presets.ts';

describe.each(availablePresets().map((preset) => [preset.id, preset] as const))(
  'the section preset %s',
  (_, preset) => {
    it('can be inserted and contains blocks with valid props', () => {
      let count = 0;
      const section = sectionOf(preset, () => `made${(count += 1)}`);
      const applied = applyOperation(createDocument(), {
        kind: 'insertSection',
        index: 0,
        section,
      });
      expect(applied.ok).toBe(true);
      for (const { type, version, props } of Object.values(section.layout.blocks)) {
        const definition = blockOf(type) as BlockDefinition;
        expect(parseProps(definition, version, props)).toMatchObject({ ok: true });
      }
    });
  },
);

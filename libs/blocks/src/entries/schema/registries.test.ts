import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockRegistries } from '../../../generate-registries.ts';
import { panelFields } from '../../kit/block/panel-fields.ts';
import { parseProps } from '../../kit/block/parse-props.ts';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { blockSamples } from '../samples/index.ts';
import { blockList, blockOf } from './block-of.ts';

const folder = join(import.meta.dirname, '../..');

it.each([...blockRegistries(folder)])(
  '%s matches the generated registry of the block folders',
  (path, text) => {
    expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
  },
);

it('has no duplicate block types', () => {
  expect(new Set(blockList.map(({ type }) => type)).size).toBe(blockList.length);
});

it('returns undefined for an unknown type', () => {
  expect(blockOf(999)).toBeUndefined();
});

it.each(blockList.map((block) => [block.name, block] as const))(
  'accepts empty props and the defaults of %s',
  (_name, block) => {
    expect(parseProps(block, block.version, {})).toMatchObject({ ok: true });
    expect(parseProps(block, block.version, block.defaults)).toMatchObject({ ok: true });
  },
);

const id = () => '0123456789abcdef01234567';
const ids = { asset: id, page: id, collection: id, item: id, form: id };

it.each(blockList.map((block) => [block.name, block] as const))(
  'has a valid sample of %s, with every alternative content',
  (_name, block) => {
    const { props, others = {}, beside = {} } = blockSamples[block.type]!(ids);
    for (const more of [{}, ...Object.values(others), ...Object.values(beside)])
      expect(parseProps(block, block.version, { ...props, ...more })).toMatchObject({ ok: true });
  },
);

it.each(
  blockList
    .filter((block) => renderBlock(block, block.defaults) === '')
    .map((block) => [block.name, block] as const),
)('has a first step for a new %s with empty output', (_name, block) => {
  expect(block.firstStep).toMatch(/^\p{Lu}/u);
});

it.each(blockList.map((block) => [block.name, block] as const))(
  'has a labeled control for every property of %s',
  (_name, block) => {
    const controlled = panelFields(block).map(({ property }) => property);
    expect(controlled.toSorted()).toStrictEqual(Object.keys(block.props.shape).toSorted());
    expect(panelFields(block).every(({ label }) => label !== '')).toBe(true);
  },
);

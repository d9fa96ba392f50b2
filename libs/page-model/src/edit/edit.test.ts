import { expect, it } from 'vitest';
import { applyOperation } from '../apply/apply-operation.ts';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { collisions } from '../grid/find-free-placement.ts';
import { phoneLayout } from '../grid/phone-layout.ts';
import { overlaps } from '../grid/placement.ts';
import { duplicateBlockOperation, duplicateSectionOperation } from './duplicate.ts';
import { frontLayer, stepLayerOperation } from './layer.ts';
import { placeOperation, stepOnGrid } from './move-on-grid.ts';

const counter = () => {
  let count = 0;
  return () => `made${(count += 1)}`;
};
const block = createBlock({
  id: 'text',
  type: 1,
  props: { text: 'a' },
  placement: { column: 11, row: 1, width: 2, height: 2 },
});
const section = createSection('main', [block]);
const document = createDocument([section]);

it('moves a block only as far as the edge and keeps its size', () => {
  const cells = stepOnGrid(block.placement, { columns: 1 }, 12);
  expect(placeOperation('main', block, cells)).toMatchObject({ placement: block.placement });
  expect(placeOperation('main', block, stepOnGrid(cells, { columns: -5 }, 12))).toMatchObject({
    placement: { column: 6, width: 2 },
  });
});

it('resizes a block only as far as the edge and keeps its start', () => {
  expect(stepOnGrid(block.placement, { width: 3, height: 1 }, 12)).toEqual({
    column: 11,
    row: 1,
    width: 2,
    height: 3,
  });
  expect(stepOnGrid(block.placement, { width: -9 }, 12).width).toBe(1);
});

it('keeps the layer of a block that is placed', () => {
  expect(placeOperation('main', { ...block, layer: 3 }, block.placement)).toMatchObject({
    layer: 3,
  });
  expect(placeOperation('main', block, block.placement)).not.toHaveProperty('layer');
});

it('steps a block through the layers and returns undefined at the back', () => {
  expect(stepLayerOperation('main', block, 'backward')).toBeUndefined();
  expect(stepLayerOperation('main', block, 'forward')).toMatchObject({ layer: 1 });
  expect(frontLayer(createSection('main', [{ ...block, layer: 4 }]).layout)).toBe(5);
});

it('duplicates a block with a new id and without overlap', () => {
  const applied = applyOperation(document, duplicateBlockOperation(section, block, counter()));
  if (!applied.ok) throw new Error(applied.error);
  const copy = applied.document.sections[0]?.layout.blocks.made1;
  expect(copy?.props).toEqual({ text: 'a' });
  expect(copy && collisions(section.layout, copy.placement)).toEqual([]);
});

it('duplicates a block without its phone placement', () => {
  const phone = { column: 1, row: 1, width: 2, height: 2 };
  const placed = createSection('main', [{ ...block, phone }]);
  const operation = duplicateBlockOperation(placed, { ...block, phone }, counter());
  const applied = applyOperation(createDocument([placed]), operation);
  if (!applied.ok) throw new Error(applied.error);
  const { layout } = applied.document.sections[0]!;
  expect(layout.blocks.made1).not.toHaveProperty('phone');
  const positions = phoneLayout(layout);
  expect(positions.get('text')).toEqual(phone);
  expect(overlaps(positions.get('made1')!, phone)).toBe(false);
});

it('duplicates a section below the original with new section and block ids', () => {
  const applied = applyOperation(document, duplicateSectionOperation(document, section, counter()));
  if (!applied.ok) throw new Error(applied.error);
  expect(applied.document.sections.map(({ id }) => id)).toEqual(['main', 'made2']);
  expect(applied.document.sections[1]?.layout.blocks).toEqual({ made1: { ...block, id: 'made1' } });
});

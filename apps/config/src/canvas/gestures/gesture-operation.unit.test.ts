import { createBlock, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { cellsInView, gestureOperation } from './gesture-operation.ts';

const placement = { column: 3, row: 2, width: 4, height: 2 };
const block = createBlock({ id: 'text', type: 1, props: {}, placement });
const section = createSection('main', [block]);
const drop = { section, block, toSectionId: 'main', cells: placement, isPhone: false };

it('means nothing when the block is where it was', () => {
  expect(gestureOperation(drop)).toBeUndefined();
  const cells = cellsInView(section, block, true);
  expect(gestureOperation({ ...drop, cells, isPhone: true })).toBeUndefined();
});

it('places the block on the grid of the view that is shown', () => {
  expect(gestureOperation({ ...drop, cells: { ...placement, column: 5 } })).toMatchObject({
    kind: 'placeBlock',
    placement: { column: 5 },
  });
  expect(
    gestureOperation({ ...drop, cells: { column: 2, row: 1, width: 2, height: 2 }, isPhone: true }),
  ).toMatchObject({ kind: 'placeBlockOnPhone', phone: { column: 2, width: 2 } });
});

it('moves the block to another section, where it follows the phone layout again', () => {
  expect(gestureOperation({ ...drop, toSectionId: 'more' })).toMatchObject({
    kind: 'moveBlock',
    toSectionId: 'more',
    placement,
  });
  const touched = { ...block, phone: { column: 1, row: 1, width: 2, height: 1 } };
  expect(gestureOperation({ ...drop, block: touched, toSectionId: 'more' })).toMatchObject({
    kind: 'batch',
    operations: [{ kind: 'moveBlock' }, { kind: 'placeBlockOnPhone', sectionId: 'more' }],
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block, Placement } from '@sitewright/contracts/entities';
import { createBlock, createSection } from '../document/create-document.ts';
import { drawingOrder } from './drawing-order.ts';
import { collisions, findFreePlacement, nextRow } from './find-free-placement.ts';
import { phoneLayout } from './phone-layout.ts';
import { clampPlacement, fitsGrid, fitsPhone, overlaps } from './placement.ts';
import { readingOrder } from './reading-order.ts';

const block = (id: string, placement: Placement, more: Partial<Block> = {}): Block => ({
  ...createBlock({ id, type: 1, props: {}, placement }),
  ...more,
});
const layoutOf = (...blocks: Block[]) => createSection('main', blocks).layout;

const placement = fc
  .record({
    column: fc.integer({ min: 1, max: 12 }),
    row: fc.integer({ min: 1, max: 30 }),
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 8 }),
  })
  .map(clampPlacement);
const layout = fc
  .array(placement, { maxLength: 20 })
  .map((placements) => layoutOf(...placements.map((cells, index) => block(`blk${index}`, cells))));

it('orders blocks by row, then by column, then by layer', () => {
  const blocks = [
    block('last', { column: 1, row: 3, width: 2, height: 1 }),
    block('front', { column: 1, row: 1, width: 2, height: 1 }, { layer: 2 }),
    block('back', { column: 1, row: 1, width: 2, height: 1 }),
    block('beside', { column: 5, row: 1, width: 2, height: 1 }),
  ];
  const order = (some: Block[]) => readingOrder(layoutOf(...some)).map(({ id }) => id);
  expect(order(blocks)).toEqual(['back', 'front', 'beside', 'last']);
  expect(order(blocks.toReversed())).toEqual(order(blocks));
});

it('orders blocks by phone placement when they have one, else in reading order', () => {
  const wide = (row: number) => ({ column: 1, row, width: 4, height: 1 });
  const heading = block('heading', { column: 1, row: 1, width: 5, height: 1 });
  const form = block('form', { column: 6, row: 1, width: 7, height: 12 });
  const words = block('words', { column: 1, row: 2, width: 4, height: 4 });
  const order = (...some: Block[]) => drawingOrder(layoutOf(...some)).map(({ id }) => id);
  expect(order(words, form, heading)).toEqual(['heading', 'form', 'words']);
  const placed = [heading, words, form].map((each, index) => ({ ...each, phone: wide(index + 1) }));
  expect(order(...placed.toReversed())).toEqual(['heading', 'words', 'form']);
});

it('rejects fractional cells', () => {
  const cells = { column: 1, row: 1, width: 4, height: 1 };
  for (const fits of [fitsGrid, fitsPhone]) {
    expect(fits(cells)).toBe(true);
    for (const side of ['column', 'row', 'width', 'height'] as const)
      expect(fits({ ...cells, [side]: 1.5 })).toBe(false);
  }
});

it('clampPlacement returns cells inside the grid and does not change valid ones', () => {
  const wild = fc.record({
    column: fc.integer({ min: -20, max: 40 }),
    row: fc.integer({ min: -20, max: 900 }),
    width: fc.integer({ min: -5, max: 40 }),
    height: fc.integer({ min: -5, max: 400 }),
  });
  fc.assert(
    fc.property(wild, (cells) => {
      const clamped = clampPlacement(cells);
      expect(fitsGrid(clamped)).toBe(true);
      expect(fitsGrid(cells) ? clamped : cells).toEqual(cells);
    }),
  );
});

it('findFreePlacement returns the first position without a collision', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(layout, size, (some, requested) => {
      const spot = findFreePlacement(some, requested);
      expect(spot).toMatchObject(requested);
      expect(collisions(some, spot)).toEqual([]);
      for (let row = 1; row < spot.row; row += 1) {
        for (let column = 1; column + requested.width <= 13; column += 1) {
          expect(collisions(some, { column, row, ...requested })).not.toEqual([]);
        }
      }
      expect(spot.row).toBeLessThanOrEqual(nextRow(some));
    }),
  );
});

it('findFreePlacement goes further up when the end of the grid has no space', () => {
  const wide = (row: number, height = 1) => ({ column: 1, row, width: 12, height });
  const end = [block('used', wide(1)), block('last', wide(495, 30))];
  expect(findFreePlacement(layoutOf(...end), wide(495), 495)).toEqual(wide(2));
  const halves = [
    block('left', { column: 1, row: 495, width: 6, height: 30 }),
    block('right', { column: 7, row: 495, width: 6, height: 6 }),
  ];
  const half = { column: 1, row: 1, width: 6, height: 1 };
  expect(findFreePlacement(layoutOf(...halves), half, 495)).toEqual(half);
});

it('findFreePlacement returns the last row of a grid without any space', () => {
  const rows = [1, 201, 401];
  const full = rows.map((row) => block(`row${row}`, { column: 1, row, width: 12, height: 200 }));
  const size = { width: 3, height: 2 };
  expect(findFreePlacement(layoutOf(...full), size)).toEqual({ column: 1, row: 500, ...size });
});

it('collisions ignores the block itself', () => {
  const cells = { column: 1, row: 1, width: 3, height: 3 };
  expect(collisions(layoutOf(block('self', cells)), cells, 'self')).toEqual([]);
});

it('stacks blocks on a phone in reading order, after a manually placed one', () => {
  const one = block('one1', { column: 1, row: 1, width: 4, height: 3 });
  const two = block('two2', { column: 5, row: 1, width: 8, height: 6 });
  expect([...phoneLayout(layoutOf(two, one))]).toEqual([
    ['one1', { column: 1, row: 1, width: 4, height: 3 }],
    ['two2', { column: 1, row: 4, width: 4, height: 3 }],
  ]);
  const placed = { ...two, phone: { column: 2, row: 1, width: 2, height: 2 } };
  expect([...phoneLayout(layoutOf(placed, one))]).toEqual([
    ['one1', { column: 1, row: 3, width: 4, height: 3 }],
    ['two2', placed.phone],
  ]);
});

it('assigns every block a valid phone placement without overlap', () => {
  fc.assert(
    fc.property(layout, (some) => {
      const places = [...phoneLayout(some).values()];
      expect(places).toHaveLength(Object.keys(some.blocks).length);
      for (const [index, cells] of places.entries()) {
        expect(fitsPhone(cells)).toBe(true);
        expect(places.slice(index + 1).some((other) => overlaps(cells, other))).toBe(false);
      }
    }),
  );
});

it('places derived phone blocks after all preceding blocks, even if the last one is further up', () => {
  const wide = (row: number) => ({ column: 1, row, width: 12, height: 2 });
  const blocks = [
    block('one1', wide(1)),
    block('two2', wide(3)),
    block('top3', wide(5), { phone: { column: 1, row: 20, width: 4, height: 1 } }),
    block('up44', wide(7), { phone: { column: 1, row: 9, width: 4, height: 1 } }),
    block('end5', wide(9)),
  ];
  const rows = [...phoneLayout(layoutOf(...blocks))].map(([id, { row }]) => [id, row]);
  expect(rows).toEqual([
    ['one1', 1],
    ['two2', 2],
    ['top3', 20],
    ['up44', 9],
    ['end5', 21],
  ]);
});

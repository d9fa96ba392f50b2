import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block, PageDocument, Placement } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { findBlock, findSection, readBlock } from '../document/find.ts';
import { phoneLayout } from '../grid/phone-layout.ts';
import { clampPhonePlacement, clampPlacement, overlaps } from '../grid/placement.ts';
import { pageModelOptions } from '../options.ts';
import { cellsInView, resolvePlacement, type GridView } from './resolve-placement.ts';

const placement = fc.record({
  column: fc.integer({ min: 1, max: 12 }),
  row: fc.integer({ min: 1, max: 30 }),
  width: fc.integer({ min: 1, max: 12 }),
  height: fc.integer({ min: 1, max: 8 }),
});
/** Including cells outside of the grid, because a pointer can be anywhere. */
const anyCells = fc.record({
  column: fc.integer({ min: -5, max: 20 }),
  row: fc.integer({ min: -5, max: 600 }),
  width: fc.integer({ min: -2, max: 20 }),
  height: fc.integer({ min: -2, max: 300 }),
});
const drawnBlock = fc.record({
  placement: placement.map(clampPlacement),
  phone: fc.option(placement.map(clampPhonePlacement), { nil: undefined }),
  layer: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
});
const drawnBlocks = fc.array(drawnBlock, { maxLength: 8 });
const view = fc.constantFrom<GridView>('wide', 'phone');

const documentOf = (
  ...sections: (typeof drawnBlocks extends fc.Arbitrary<infer V> ? V : never)[]
) =>
  createDocument(
    sections.map((blocks, index) =>
      createSection(
        `sect${index}`,
        blocks.map((more, at): Block => {
          const { phone, layer, placement: cells } = more;
          const block = createBlock({
            id: `blk${index}${at}`,
            type: 1,
            props: {},
            placement: cells,
          });
          return {
            ...block,
            ...(phone === undefined ? {} : { phone }),
            ...(layer === undefined ? {} : { layer }),
          };
        }),
      ),
    ),
  );

/** The cells of all blocks of a document in a view, by id. */
const allCells = (document: PageDocument, shown: GridView) =>
  new Map<string, Placement>(
    document.sections.flatMap(({ layout }) =>
      shown === 'phone'
        ? [...phoneLayout(layout)]
        : Object.values(layout.blocks).map((block) => [block.id, block.placement] as const),
    ),
  );

/** A random drop of a block of a random document; its block exists. */
const drop = fc
  .record({
    first: fc.array(drawnBlock, { minLength: 1, maxLength: 8 }),
    second: drawnBlocks,
    at: fc.nat(7),
    sectionId: fc.constantFrom('sect0', 'sect1'),
    cells: anyCells,
    view,
  })
  .map(({ first, second, at, ...target }) => ({
    document: documentOf(first, second),
    target: { ...target, blockId: `blk0${at % first.length}` },
  }));

it('returns the same document, cells and section as applying its operation', () => {
  fc.assert(
    fc.property(drop, ({ document, target }) => {
      const preview = resolvePlacement(document, target);
      if (preview === undefined) throw new Error('The block was rejected.');
      const { operation } = preview;
      const dropped = operation && applyOperation(document, operation);
      if (dropped?.ok === false) throw new Error(dropped.error);
      const result = dropped?.document ?? document;
      expect(preview.document).toEqual(result);
      const landed = findBlock(result, target.blockId);
      expect(landed?.section.id).toBe(target.sectionId);
      expect(landed && cellsInView(landed.section, landed.block, target.view)).toEqual(
        preview.cells,
      );
      expect(preview.section).toBe(findSection(preview.document, target.sectionId));
    }),
  );
});

it('does not change the size of any other block in either view', () => {
  fc.assert(
    fc.property(drop, view, ({ document, target }, shown) => {
      const preview = resolvePlacement(document, target);
      const sizes = (some: PageDocument) =>
        [...allCells(some, shown)]
          .filter(([id]) => id !== target.blockId)
          .map(([id, { width, height }]) => `${id} ${width} × ${height}`)
          .toSorted();
      expect(sizes(preview!.document)).toEqual(sizes(document));
    }),
  );
});

it('does not move any other block on the wide grid', () => {
  fc.assert(
    fc.property(drop, ({ document, target }) => {
      const preview = resolvePlacement(document, { ...target, view: 'wide' });
      const before = allCells(document, 'wide');
      const after = allCells(preview!.document, 'wide');
      expect(after.get(target.blockId)).toEqual(clampPlacement(target.cells));
      before.delete(target.blockId);
      after.delete(target.blockId);
      expect(after).toEqual(before);
    }),
  );
});

it('places automatic phone blocks without overlap with the placed block', () => {
  fc.assert(
    fc.property(drop, ({ document, target }) => {
      const preview = resolvePlacement(document, { ...target, view: 'phone' });
      const { section, cells } = preview!;
      const phone = phoneLayout(section.layout);
      for (const block of Object.values(section.layout.blocks)) {
        if (block.id === target.blockId || block.phone !== undefined) continue;
        expect(overlaps(phone.get(block.id)!, cells)).toBe(false);
      }
    }),
  );
});

const cells = { column: 3, row: 2, width: 4, height: 2 };
const text = createBlock({ id: 'text', type: 1, props: {}, placement: cells });
const two = createDocument([createSection('main', [text]), createSection('more')]);
const target = { blockId: 'text', sectionId: 'main', cells, view: 'wide' as const };

it('returns no operation and the same document when the block does not move', () => {
  expect(resolvePlacement(two, target)).toMatchObject({ cells, operation: undefined });
  expect(resolvePlacement(two, target)?.document).toBe(two);
  const phone = cellsInView(two.sections[0]!, text, 'phone');
  const onPhone = resolvePlacement(two, { ...target, cells: phone, view: 'phone' });
  expect(onPhone?.operation).toBeUndefined();
  expect(onPhone?.document).toBe(two);
});

it('places the block on the grid of the current view', () => {
  expect(resolvePlacement(two, { ...target, cells: { ...cells, column: 5 } })).toMatchObject({
    operation: { kind: 'placeBlock', placement: { column: 5 } },
  });
  const phone = { column: 2, row: 1, width: 2, height: 2 };
  expect(resolvePlacement(two, { ...target, cells: phone, view: 'phone' })).toMatchObject({
    cells: phone,
    operation: { kind: 'placeBlockOnPhone', phone },
  });
});

it('moves a block to another section and removes its phone placement', () => {
  const moved = resolvePlacement(two, { ...target, sectionId: 'more' });
  expect(moved?.operation).toMatchObject({
    kind: 'moveBlock',
    toSectionId: 'more',
    placement: cells,
  });
  const touched = { ...text, phone: { column: 1, row: 1, width: 2, height: 1 } };
  const document = createDocument([createSection('main', [touched]), createSection('more')]);
  const released = resolvePlacement(document, { ...target, sectionId: 'more' });
  expect(released?.operation).toMatchObject({
    kind: 'batch',
    operations: [{ kind: 'moveBlock' }, { kind: 'placeBlockOnPhone', sectionId: 'more' }],
  });
  expect(readBlock(released!.section, 'text')).not.toHaveProperty('phone');
});

it('returns undefined for an unknown block, an unknown section or a full section', () => {
  expect(resolvePlacement(two, { ...target, blockId: 'none' })).toBeUndefined();
  expect(resolvePlacement(two, { ...target, sectionId: 'none' })).toBeUndefined();
  const blocks = Array.from({ length: pageModelOptions.blocksPerLayout }, (_, index) =>
    createBlock({ id: `full${index}`, type: 1, props: {}, placement: cells }),
  );
  const full = createDocument([createSection('main', [text]), createSection('more', blocks)]);
  expect(resolvePlacement(full, { ...target, sectionId: 'more' })).toBeUndefined();
});

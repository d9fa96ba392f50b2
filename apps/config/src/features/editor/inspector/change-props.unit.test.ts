import { blockOf, type BlockDefinition } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import { applyOperation, createBlock, createDocument, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { changeProps } from './change-props.ts';

const button = blockOf(blockType.BUTTON) as BlockDefinition;
const block = createBlock({
  id: 'visit',
  type: blockType.BUTTON,
  props: { text: 'Visit', link: { href: '/', newWindow: false } },
  placement: { column: 1, row: 1, width: 2, height: 1 },
});

const changed = (definition: BlockDefinition, changes: Record<string, unknown>) => {
  const document = createDocument([createSection('main', [block])]);
  const applied = applyOperation(document, changeProps('main', definition, block, changes));
  return applied.ok ? applied.document.sections[0]?.layout.blocks.visit : undefined;
};

it('sends only the changed property', () => {
  expect(changeProps('main', button, block, { text: 'Come by' })).toMatchObject({
    kind: 'setProps',
    props: { text: 'Come by' },
  });
  expect(changed(button, { text: 'Come by' })?.props).toEqual({ ...block.props, text: 'Come by' });
});

it('removes a property', () => {
  expect(changed(button, { link: undefined })?.props).toEqual({ text: 'Visit' });
});

it('migrates props of an older version', () => {
  const newer: BlockDefinition = {
    ...button,
    version: 2,
    migrations: [(props) => ({ ...props, size: 'large' })],
  };
  expect(changed(newer, { text: 'Come by' })).toMatchObject({
    version: 2,
    props: { text: 'Come by', size: 'large' },
  });
});

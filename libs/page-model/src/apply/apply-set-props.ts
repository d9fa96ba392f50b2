import type { Block, Operation } from '@sitewright/contracts/entities';
import { findSection, readBlock } from '../document/find.ts';
import { replaceSection, withBlock } from '../document/replace.ts';
import { failEdit } from '../edit-error.ts';
import type { Applier } from './applied.ts';

/**
 * Sets the properties in the operation and keeps the others, so that two editors who change different properties of a
 * block both keep their change. Props of another schema version replace all of them, because property names of two
 * versions differ in meaning.
 */
export const setProps: Applier<'setProps'> = (document, operation) => {
  const { sectionId, blockId, version, props } = operation;
  const section = findSection(document, sectionId);
  if (section === undefined) return failEdit('unknownSection');
  const block = readBlock(section, blockId);
  if (block === undefined) return failEdit('unknownBlock');
  const after: Block =
    version === block.version
      ? { ...block, props: { ...block.props, ...props } }
      : { ...block, version, props };
  return {
    ok: true,
    document: replaceSection(document, withBlock(section, after)),
    inverse: propsOperation(sectionId, after, block),
  };
};

/**
 * The operation from one state of a block's props to another. `setProps` cannot remove a property: then the block is
 * inserted again.
 */
export function propsOperation(sectionId: string, from: Block, to: Block): Operation {
  const { id: blockId, version } = to;
  if (from.version !== version) {
    return { kind: 'setProps', sectionId, blockId, version, props: to.props };
  }
  if (Object.keys(from.props).some((name) => !Object.hasOwn(to.props, name))) {
    return {
      kind: 'batch',
      operations: [
        { kind: 'removeBlock', sectionId, blockId },
        { kind: 'insertBlock', sectionId, block: to },
      ],
    };
  }
  const changed = Object.entries(to.props).filter(
    ([name, value]) => !Object.hasOwn(from.props, name) || from.props[name] !== value,
  );
  return { kind: 'setProps', sectionId, blockId, version, props: Object.fromEntries(changed) };
}

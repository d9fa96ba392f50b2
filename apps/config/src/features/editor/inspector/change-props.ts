import { parseProps, type BlockDefinition } from '@sitewright/blocks/schema';
import type { Block, Operation } from '@sitewright/contracts/entities';
import { propsOperation } from '@sitewright/page-model';

type Props = Readonly<Record<string, unknown>>;

/** The props of a block, upgraded to the current version and with defaults; the stored ones if they do not parse. */
export function currentProps(definition: BlockDefinition, block: Block): Props {
  const parsed = parseProps(definition, block.version, block.props);
  return parsed.ok ? parsed.props : block.props;
}

/**
 * The operation that changes some props of a block; undefined removes a prop. Props of an older version are upgraded.
 */
export function changeProps(
  sectionId: string,
  definition: BlockDefinition,
  block: Block,
  changes: Props,
): Operation {
  const isCurrent = block.version === definition.version;
  const before = isCurrent ? block.props : currentProps(definition, block);
  const after = Object.entries({ ...before, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  return propsOperation(sectionId, block, {
    ...block,
    version: definition.version,
    props: Object.fromEntries(after) as Block['props'],
  });
}

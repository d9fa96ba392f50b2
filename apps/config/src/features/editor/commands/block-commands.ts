import { blockOf } from '@sitewright/blocks/schema';
import type { Block, Section } from '@sitewright/contracts/entities';
import {
  cellsInView,
  duplicateBlockOperation,
  resolvePlacement,
  stepLayerOperation,
  stepOnGrid,
  type GridStep,
} from '@sitewright/page-model';
import { describePosition } from '../../../canvas/gestures/describe-position.ts';
import type { Command } from '../../../shell/commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';

interface Target {
  readonly session: EditorSession;
  readonly section: Section;
  readonly block: Block;
  readonly isPhone: boolean;
  readonly createId: () => string;
}

/** Moves or resizes a block by cells, and announces its new position. */
function moveOrResize({ session, section, block, isPhone }: Target, by: GridStep): void {
  const view = isPhone ? 'phone' : 'wide';
  const cells = stepOnGrid(cellsInView(section, block, view), by, isPhone ? 4 : 12);
  const { document } = session.getState();
  const target = { blockId: block.id, sectionId: section.id, cells, view } as const;
  const resolved = resolvePlacement(document, target);
  if (resolved === undefined) return;
  const { operation } = resolved;
  if (operation && session.apply(operation, `keys.${block.id}`)?.kind !== 'applied') return;
  session.announce(describePosition(blockOf(block.type)?.label ?? 'Block', resolved.cells));
}

const arrows = [
  { key: 'ArrowLeft', title: 'left', move: { columns: -1 }, size: { width: -1 } },
  { key: 'ArrowRight', title: 'right', move: { columns: 1 }, size: { width: 1 } },
  { key: 'ArrowUp', title: 'up', move: { rows: -1 }, size: { height: -1 } },
  { key: 'ArrowDown', title: 'down', move: { rows: 1 }, size: { height: 1 } },
] as const;

const sizeTitles: Readonly<Record<string, string>> = {
  left: 'Narrower',
  right: 'Wider',
  up: 'Shorter',
  down: 'Taller',
};

/** The commands of the selected block, all with keyboard shortcuts. */
export function blockCommands(target: Target): readonly Command[] {
  const { session, section, block, createId } = target;
  const group = 'Block' as const;
  const moveLayer = (direction: 'forward' | 'backward') => () => {
    const operation = stepLayerOperation(section.id, block, direction);
    if (operation !== undefined) session.apply(operation);
  };
  const remove = () => {
    const effect = session.apply({
      kind: 'removeBlock',
      sectionId: section.id,
      blockId: block.id,
    });
    if (effect?.kind === 'applied') {
      session.announceDeleted(blockOf(block.type)?.label ?? 'Block');
    }
  };
  return [
    ...arrows.flatMap(({ key, title, move, size }): readonly Command[] => [
      {
        id: `block.${title}`,
        title: `Move ${title}`,
        group,
        keys: key,
        run: () => moveOrResize(target, move),
      },
      {
        id: `block.size-${title}`,
        title: sizeTitles[title] ?? title,
        group,
        keys: `Shift+${key}`,
        run: () => moveOrResize(target, size),
      },
    ]),
    { id: 'block.edit', title: 'Edit text', group, keys: 'Enter', run: session.editText },
    { id: 'block.forward', title: 'Bring forward', group, keys: ']', run: moveLayer('forward') },
    { id: 'block.backward', title: 'Send backward', group, keys: '[', run: moveLayer('backward') },
    {
      id: 'block.duplicate',
      title: 'Duplicate',
      group,
      keys: '$mod+d',
      run() {
        const operation = duplicateBlockOperation(section, block, createId);
        if (session.apply(operation)?.kind !== 'applied') return;
        if (operation.kind === 'insertBlock') {
          session.select({ sectionId: section.id, blockId: operation.block.id }, { reveal: true });
        }
      },
    },
    { id: 'block.delete', title: 'Delete', group, keys: 'Delete', run: remove },
    {
      id: 'block.delete-back',
      title: 'Delete',
      group,
      keys: 'Backspace',
      isHiddenInPalette: true,
      run: remove,
    },
    {
      id: 'block.section',
      title: 'Select section',
      group,
      keys: 'Shift+Enter',
      run: () => session.select({ sectionId: section.id, blockId: null }),
    },
  ];
}

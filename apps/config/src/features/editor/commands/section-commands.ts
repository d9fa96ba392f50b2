import type { Section } from '@sitewright/contracts/entities';
import { duplicateSectionOperation, sectionIndex } from '@sitewright/page-model';
import type { Command } from '../../../shell/commands/command.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** The commands of the selected section, or of the selected block's section. */
export function sectionCommands({
  session,
  section,
  isSelected,
  createId,
}: {
  readonly session: EditorSession;
  readonly section: Section;
  /** The section itself is selected, not a block in it. */
  readonly isSelected: boolean;
  readonly createId: () => string;
}): readonly Command[] {
  const group = 'Section' as const;
  const { id: sectionId } = section;
  const move = (by: number) => () => {
    const { document } = session.getState();
    const index = sectionIndex(document, sectionId) + by;
    if (index < 0 || index >= document.sections.length) return;
    session.apply({ kind: 'moveSection', sectionId, index });
    session.announce(`Section ${index + 1} of ${document.sections.length}`);
  };
  return [
    { id: 'section.up', title: 'Move section up', group, keys: '$mod+ArrowUp', run: move(-1) },
    { id: 'section.down', title: 'Move section down', group, keys: '$mod+ArrowDown', run: move(1) },
    {
      id: 'section.duplicate',
      title: 'Duplicate section',
      group,
      ...(isSelected ? { keys: '$mod+d' } : {}),
      run() {
        const { document } = session.getState();
        session.apply(duplicateSectionOperation(document, section, createId));
      },
    },
    {
      id: 'section.delete',
      title: 'Delete section',
      group,
      ...(isSelected ? { keys: 'Delete' } : {}),
      run() {
        if (session.apply({ kind: 'removeSection', sectionId })?.kind === 'applied') {
          session.announceDeleted('Section');
        }
      },
    },
  ];
}

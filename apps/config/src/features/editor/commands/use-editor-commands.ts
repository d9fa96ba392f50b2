import type { DeviceView } from '@sitewright/contracts/codes';
import { useServices } from '../../../app/services.ts';
import type { Command } from '../../../shell/commands/command.ts';
import { useCommands } from '../../../shell/commands/commands-context.tsx';
import { deviceLabels, devicesByWidth } from '../frame/device-frame.ts';
import { titleOfStep } from '../session/describe-history.ts';
import { useEditor, useSelected, useSession } from '../session/session-context.ts';
import { blockCommands } from './block-commands.ts';
import { sectionCommands } from './section-commands.ts';

/** Actions of the editor's frame for shortcuts and the command palette. */
export interface EditorView {
  readonly device: DeviceView;
  readonly setDevice: (device: DeviceView) => void;
  readonly openPicker: () => void;
  readonly openSections: () => void;
  readonly toggleLayers: () => void;
  readonly openPublish: () => void;
  /** Back to the website's configuration. */
  readonly leave: () => void;
}

const devices = devicesByWidth.map((device, index) => ({
  device,
  title: `${deviceLabels[device]} view`,
  keys: String(index + 1),
}));

/** Registers every command of the editor, including those of the selection. */
export function useEditorCommands(view: EditorView): void {
  const session = useSession();
  const selected = useSelected();
  const { createId } = useServices();
  const group = 'Editor' as const;
  const undoName = useEditor((state) => state.undoName);
  const redoName = useEditor((state) => state.redoName);
  const isPhone = view.device === 'phone';
  const general: readonly Command[] = [
    {
      id: 'editor.undo',
      title: titleOfStep('Undo', undoName),
      group,
      keys: '$mod+z',
      run: session.undo,
    },
    {
      id: 'editor.redo',
      title: titleOfStep('Redo', redoName),
      group,
      keys: '$mod+Shift+z',
      run: session.redo,
    },
    {
      id: 'editor.redo-y',
      title: 'Redo',
      group,
      keys: '$mod+y',
      isHiddenInPalette: true,
      run: session.redo,
    },
    { id: 'editor.add', title: 'Add block', group, keys: 'a', run: view.openPicker },
    { id: 'section.add', title: 'Add section', group, keys: 'Shift+a', run: view.openSections },
    { id: 'editor.layers', title: 'Layers', group, keys: 'l', run: view.toggleLayers },
    ...devices.map(({ device, title, keys }) => ({
      id: `editor.${device}`,
      title,
      group,
      keys,
      run: () => view.setDevice(device),
    })),
    {
      id: 'editor.preview',
      title: 'Preview',
      group,
      keys: 'p',
      run: () => session.setMode(session.getState().mode === 'edit' ? 'preview' : 'edit'),
    },
    { id: 'editor.publish', title: 'Publish', group, keys: 'Shift+p', run: view.openPublish },
    {
      id: 'editor.save',
      title: 'Save now',
      group,
      keys: '$mod+s',
      isGlobal: true,
      run: () => void session.flush(),
    },
    {
      id: 'editor.escape',
      title: 'Deselect, then leave',
      group,
      keys: 'Escape',
      isHiddenInPalette: true,
      run() {
        const { selection, mode } = session.getState();
        if (mode === 'preview') session.setMode('edit');
        else if (selection !== null) session.select(null);
        else view.leave();
      },
    },
  ];
  const sectionActions =
    selected.kind === 'nothing'
      ? []
      : sectionCommands({
          session,
          section: selected.section,
          isSelected: selected.kind === 'section',
          createId,
        });
  const blockActions =
    selected.kind === 'block' ? blockCommands({ session, ...selected, isPhone, createId }) : [];
  useCommands([...general, ...sectionActions, ...blockActions]);
}

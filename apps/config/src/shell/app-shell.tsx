import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Toaster } from 'sonner';
import { CommandPalette } from './command-palette.tsx';
import { useCommandRegistry, useCommands } from './commands/commands-context.tsx';
import { listenToKeys } from './commands/listen-to-keys.ts';
import { restoreLostFocus } from './focus/restore-lost-focus.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { useUploadWarning } from './use-upload-warning.ts';

/** Shared by all screens: command shortcuts and palette, shortcut sheet, toasts, and focus management. */
export function AppShell(): ReactNode {
  const registry = useCommandRegistry();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'palette' | 'shortcuts' | null>(null);
  const close = () => setOpenDialog(null);
  useEffect(() => listenToKeys(window, registry), [registry]);
  useEffect(() => restoreLostFocus(window), []);
  useUploadWarning();
  useCommands([
    {
      id: 'palette',
      title: 'Search commands',
      group: 'General',
      keys: '$mod+k',
      isGlobal: true,
      isHiddenInPalette: true,
      run: () => setOpenDialog('palette'),
    },
    {
      id: 'palette.slash',
      title: 'Search commands',
      group: 'General',
      keys: '/',
      isHiddenInPalette: true,
      run: () => setOpenDialog('palette'),
    },
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      group: 'General',
      keys: '[Shift]+?',
      run: () => setOpenDialog('shortcuts'),
    },
    {
      id: 'go.websites',
      title: 'All websites',
      group: 'Go to',
      // The sections of a website have all letters.
      keys: 'g .',
      run: () => void navigate({ to: '/' }),
    },
  ]);
  return (
    <>
      <Outlet />
      <CommandPalette isOpen={openDialog === 'palette'} onClose={close} />
      <ShortcutSheet isOpen={openDialog === 'shortcuts'} onClose={close} />
      {/* At the bottom: screen actions and the popovers of the editor toolbar are at the top. */}
      <Toaster
        position="bottom-right"
        duration={2000}
        closeButton
        offset={{ bottom: '1.5rem', right: 'var(--toast-end, 1.5rem)' }}
        mobileOffset={{ bottom: '4.75rem' }}
      />
    </>
  );
}

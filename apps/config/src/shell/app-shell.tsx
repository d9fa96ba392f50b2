import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Toaster } from 'sonner';
import { CommandPalette } from './command-palette.tsx';
import { useCommandRegistry, useCommands } from './commands/commands-context.tsx';
import { listenToKeys } from './commands/listen-to-keys.ts';
import { keepFocus } from './focus/keep-focus.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** Shared by all screens: command shortcuts and palette, shortcut sheet, toasts, and focus management. */
export function AppShell(): ReactNode {
  const registry = useCommandRegistry();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = () => setOpen(null);
  useEffect(() => listenToKeys(window, registry), [registry]);
  useEffect(() => keepFocus(window), []);
  useCommands([
    {
      id: 'palette',
      title: 'Search commands',
      group: 'General',
      keys: '$mod+k',
      isGlobal: true,
      isQuiet: true,
      run: () => setOpen('palette'),
    },
    {
      id: 'palette.slash',
      title: 'Search commands',
      group: 'General',
      keys: '/',
      isQuiet: true,
      run: () => setOpen('palette'),
    },
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      group: 'General',
      keys: '[Shift]+?',
      run: () => setOpen('shortcuts'),
    },
    {
      id: 'go.websites',
      title: 'All websites',
      group: 'Go to',
      keys: 'g w',
      run: () => void navigate({ to: '/' }),
    },
  ]);
  return (
    <>
      <Outlet />
      <CommandPalette isOpen={open === 'palette'} onClose={close} />
      <ShortcutSheet isOpen={open === 'shortcuts'} onClose={close} />
      {/* At the end of the window: the actions of a screen and what opens from the editor's bar are at its top. */}
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

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { logout, readAccount } from '@sitewright/contracts/api';
import { CircleUserRound, LogOut, Moon, Sun, SunMoon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRead, useSend } from '../api/read.ts';
import { useServices } from '../app/services.ts';
import { ActionMenu } from '../controls/action-menu.tsx';
import { Button } from '../controls/button.tsx';
import { colorSchemes, applyColorScheme, type ColorScheme } from '../theme/color-scheme.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const appearanceItems = {
  system: { label: 'System', icon: <SunMoon aria-hidden="true" /> },
  light: { label: 'Light', icon: <Sun aria-hidden="true" /> },
  dark: { label: 'Dark', icon: <Moon aria-hidden="true" /> },
} as const satisfies Record<ColorScheme, { label: string; icon: ReactNode }>;

/** The account, the color scheme and the logout. */
export function AccountMenu(): ReactNode {
  const { storage, drafts, runningUploads } = useServices();
  const navigate = useNavigate();
  const client = useQueryClient();
  const account = useRead(readAccount, {});
  const sendLogout = useSend(logout);
  const [isConfirming, setConfirming] = useState(false);
  const name = account.data?.account.displayName ?? 'Account';

  /** Drafts are deleted and uploads are aborted at logout, because another person may log in next. */
  function logOut() {
    setConfirming(false);
    drafts.clear();
    runningUploads.abortAll();
    sendLogout.mutate(
      {},
      {
        onSettled: () => {
          client.clear();
          void navigate({ to: '/login' });
        },
      },
    );
  }
  return (
    <>
      <ActionMenu
        label="Account"
        trigger={
          <Button variant="quiet" icon={<CircleUserRound aria-hidden="true" />}>
            {name}
          </Button>
        }
        actions={[
          ...colorSchemes.map((appearance) => ({
            id: appearance,
            ...appearanceItems[appearance],
            run: () => applyColorScheme(appearance, document.documentElement, storage),
          })),
          {
            id: 'logout',
            label: 'Log out',
            icon: <LogOut aria-hidden="true" />,
            run: () => {
              if (drafts.isEmpty() && !runningUploads.isAnyRunning()) logOut();
              else setConfirming(true);
            },
          },
        ]}
      />
      {isConfirming && (
        <LeaveDialog
          hasDrafts={!drafts.isEmpty()}
          isUploading={runningUploads.isAnyRunning()}
          onStay={() => setConfirming(false)}
          onLeave={logOut}
        />
      )}
    </>
  );
}

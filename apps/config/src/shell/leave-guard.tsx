import { useBlocker } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import { DiscardDialog } from '../controls/discard-dialog.tsx';

/** Confirms leaving a screen with unsaved changes; the browser does so when its window is closed. */
export function LeaveGuard(): ReactNode {
  const { drafts } = useServices();
  const hasDrafts = useCallback(() => !drafts.isEmpty(), [drafts]);
  const leave = useBlocker({
    shouldBlockFn: hasDrafts,
    enableBeforeUnload: hasDrafts,
    withResolver: true,
  });
  if (leave.status !== 'blocked') return null;
  return (
    <DiscardDialog
      onStay={leave.reset}
      onDiscard={() => {
        drafts.clear();
        leave.proceed();
      }}
    />
  );
}

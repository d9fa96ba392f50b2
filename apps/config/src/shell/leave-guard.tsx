import { useBlocker } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/**
 * Confirms leaving a screen with unsaved changes, or with an upload that ends with it; the browser does so when its
 * window is closed.
 */
export function LeaveGuard(): ReactNode {
  const { drafts, runningUploads } = useServices();
  const hasDrafts = useCallback(() => !drafts.isEmpty(), [drafts]);
  const leave = useBlocker({
    shouldBlockFn: () => hasDrafts() || runningUploads.isAnyEndingWithScreen(),
    enableBeforeUnload: hasDrafts,
    withResolver: true,
  });
  if (leave.status !== 'blocked') return null;
  return (
    <LeaveDialog
      hasDrafts={hasDrafts()}
      isUploading={runningUploads.isAnyEndingWithScreen()}
      onStay={leave.reset}
      onLeave={() => {
        drafts.clear();
        leave.proceed();
      }}
    />
  );
}

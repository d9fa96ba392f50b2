import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../controls/empty-state.tsx';
import { configText } from '../texts/config-text.ts';

/** Replaces a screen that failed because of a bug. */
export function ErrorScreen(): ReactNode {
  return (
    <main style={{ padding: '2rem' }}>
      <EmptyState
        icon={<TriangleAlert />}
        title={configText('general.somethingWentWrong')}
        action={
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden="true" />}
            onPress={() => window.location.reload()}
          >
            Reload
          </Button>
        }
      >
        {configText('general.tryAgain')} Everything you saved is safe. Unsaved edits are stored on
        this device and will be sent again.
      </EmptyState>
    </main>
  );
}

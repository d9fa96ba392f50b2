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
            look="primary"
            icon={<RotateCw aria-hidden="true" />}
            onPress={() => window.location.reload()}
          >
            Load it again
          </Button>
        }
      >
        {configText('general.tryAgain')} What you saved is safe. Edits that were on their way are
        kept on this device and sent again.
      </EmptyState>
    </main>
  );
}

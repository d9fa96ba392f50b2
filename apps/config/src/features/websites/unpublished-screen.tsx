import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';

/** Where a look at a website leads that was never published: only those who work on it are told that it exists. */
export function UnpublishedScreen(): ReactNode {
  const { identifier, baseUrl, liveReleaseId } = useSite();
  const search = useSearch({ from: '/$identifier/framed/unpublished' });
  if (liveReleaseId !== null) return <Navigate to="/$identifier" params={{ identifier }} replace />;
  return (
    <Screen title="Not published yet">
      <EmptyState
        icon={<EyeOff />}
        title={`Nobody sees ${new URL(baseUrl).host} yet`}
        action={
          <Link to="/$identifier/edit" params={{ identifier }} search={search}>
            Back to the editor
          </Link>
        }
      >
        Visitors find nothing at this address until you press Publish in the editor.
      </EmptyState>
    </Screen>
  );
}

import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';

/** Shown for a website that was never published: only its collaborators may know that it exists. */
export function UnpublishedScreen(): ReactNode {
  const { identifier, baseUrl, liveReleaseId } = useSite();
  const search = useSearch({ from: '/$identifier/framed/unpublished' });
  if (liveReleaseId !== null) return <Navigate to="/$identifier" params={{ identifier }} replace />;
  return (
    <Screen title="Not published yet">
      <EmptyState
        icon={<EyeOff />}
        title={`${new URL(baseUrl).host} is not public yet`}
        action={
          <Link to="/$identifier/edit" params={{ identifier }} search={search}>
            Back to the editor
          </Link>
        }
      >
        Visitors see nothing at this URL until you publish in the editor.
      </EmptyState>
    </Screen>
  );
}

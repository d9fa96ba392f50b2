import { Link, useParams } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../controls/empty-state.tsx';

/** Shown for an unknown path of the configuration area. */
export function NoSuchScreen(): ReactNode {
  const { identifier } = useParams({ strict: false });
  return (
    <main style={{ padding: '2rem' }}>
      <EmptyState
        icon={<MapPinOff />}
        title="Page not found"
        action={
          identifier === undefined ? (
            <Link to="/">All websites</Link>
          ) : (
            <Link to="/$identifier" params={{ identifier }}>
              Back to the website
            </Link>
          )
        }
      >
        The URL may be mistyped, or the screen has moved.
      </EmptyState>
    </main>
  );
}

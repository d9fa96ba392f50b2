import { Link } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/empty-state.tsx';

/** Shown for a website that this account has no access to, whether it exists or not. */
export function NoSuchSite(): ReactNode {
  return (
    <main style={{ padding: '2rem' }}>
      <EmptyState
        icon={<Globe />}
        title="Website not found"
        action={<Link to="/">All websites</Link>}
      >
        It may belong to another account, or its URL has changed.
      </EmptyState>
    </main>
  );
}

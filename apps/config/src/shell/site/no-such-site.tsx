import { Link } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/empty-state.tsx';

/** In the place of a website that this account does not work on; whether there is one is not said. */
export function NoSuchSite(): ReactNode {
  return (
    <main style={{ padding: '2rem' }}>
      <EmptyState
        icon={<Globe />}
        title="There is no such website here"
        action={<Link to="/">All websites</Link>}
      >
        It may belong to another account, or its address has changed.
      </EmptyState>
    </main>
  );
}

import type { ReactNode } from 'react';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';

export function DashboardScreen(): ReactNode {
  const { title } = useSite();
  return <Screen title={title}>{null}</Screen>;
}

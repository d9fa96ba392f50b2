import type { ReactNode } from 'react';

/** Empty and hidden from screen readers. */
export const SpacerView = (): ReactNode => <div className="spacer" aria-hidden="true" />;

import type { ReactNode } from 'react';

/** Nothing to read: room and no more. */
export const SpacerView = (): ReactNode => <div className="spacer" aria-hidden="true" />;

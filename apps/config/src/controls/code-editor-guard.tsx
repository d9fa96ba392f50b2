import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import { configText } from '../texts/config-text.ts';

/** A code editor, or why code cannot be edited here: Android keyboards change what is typed (CFG-04). */
export function CodeEditorGuard({ children }: { readonly children: ReactNode }): ReactNode {
  const { userAgent } = useServices();
  return userAgent.includes('Android') ? (
    <p role="alert">{configText('editor.noCodeOnAndroid')}</p>
  ) : (
    children
  );
}

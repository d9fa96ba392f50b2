import type { ReactNode } from 'react';
import { useServices } from '../composition/services.ts';
import { configText } from '../texts/config-text.ts';

/** What edits code, or why it cannot be edited here: the keyboards of Android change what is typed (CFG-04). */
export function CodeEditing({ children }: { readonly children: ReactNode }): ReactNode {
  const { userAgent } = useServices();
  return userAgent.includes('Android') ? (
    <p role="alert">{configText('editor.noCodeOnAndroid')}</p>
  ) : (
    children
  );
}

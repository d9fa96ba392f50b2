import type { ReactNode } from 'react';
import { mailStyles } from './mail-styles.ts';

/** A link that looks like a button, without the markup that only Outlook needs: its cell has the color and the padding. */
export function MailButton({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <table role="presentation" style={{ margin: '28px 0 20px' }}>
      <tbody>
        <tr>
          <td className="button" style={mailStyles.button}>
            <a href={href} style={mailStyles.buttonLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { MailButton } from '../mail-button.tsx';
import { mailStyles } from '../mail-styles.ts';
import type { MailRow } from './mail-data.ts';

/** A row in plain text: `Mug (Sage) × 2: €48.00`, then its details and its link. */
export const rowLines = ({ label, note, amount, details = [], link }: MailRow): string[] => [
  `${label}${note === undefined ? '' : ` (${note})`}${amount === undefined ? '' : `: ${amount}`}`,
  ...details,
  ...(link === undefined ? [] : [`${link.label}: ${link.url}`]),
];

const toneStyles: Readonly<Record<'none' | 'muted' | 'total', CSSProperties>> = {
  none: {},
  muted: { color: '#6b6862' },
  total: mailStyles.grand,
};

/** The rows of an order: its lines, then its amounts. */
export function MailTable({ rows }: { readonly rows: readonly MailRow[] }): ReactNode {
  return (
    <table role="presentation" width="100%" style={mailStyles.table}>
      <tbody>
        {rows.map(({ label, note, details, link, amount, tone = 'none' as const }, index) => (
          <tr key={index}>
            <td
              className={tone === 'muted' ? 'line muted' : 'line'}
              style={{ ...mailStyles.cell, ...toneStyles[tone] }}
            >
              {label}
              {[...(note === undefined ? [] : [note]), ...(details ?? [])].map((text, part) => (
                <div key={part} style={mailStyles.small} className="muted">
                  {text}
                </div>
              ))}
              {link !== undefined && <MailButton href={link.url}>{link.label}</MailButton>}
            </td>
            {amount !== undefined && (
              <td
                className="line"
                style={{
                  ...mailStyles.amount,
                  ...(tone === 'total' ? mailStyles.grand : {}),
                }}
              >
                {amount}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

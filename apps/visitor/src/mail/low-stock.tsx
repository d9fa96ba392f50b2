import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'lowStock' }>;

/** Notifies an owner of variants whose stock has fallen to their threshold. */
export function lowStock({ site, variants, inventoryUrl }: Mail, text: VisitorText): MailContent {
  const rows = variants.map(({ title, variant, sku, qtyInStock }) => ({
    name: variant === '' ? title : `${title} – ${variant}`,
    sku,
    left: text('mail.lowStockLeft', { count: qtyInStock.toLocaleString(site.locale) }),
  }));
  const [first] = rows;
  const opening = text('mail.lowStockText');
  return {
    subject: text('mail.lowStockSubject', { name: first?.name ?? '' }),
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('mail.lowStockTitle')}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <table role="presentation" style={mailStyles.table}>
          <tbody>
            {rows.map(({ name, sku, left }) => (
              <tr key={sku}>
                <td style={mailStyles.cell}>
                  {name}
                  <div style={mailStyles.small}>{sku}</div>
                </td>
                <td style={mailStyles.cell}>{left}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p style={{ margin: '28px 0 0' }}>
          <a href={inventoryUrl} style={mailStyles.button}>
            {text('mail.lowStockLink')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(
      opening,
      '',
      ...rows.map(({ name, sku, left }) => `${name} (${sku}): ${left}`),
      '',
      inventoryUrl,
    ),
  };
}

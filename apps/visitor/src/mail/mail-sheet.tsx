import type { MailView } from '@sitewright/contracts/entities';
import { directionOf } from '@sitewright/messages';
import type { ReactNode } from 'react';
import { mailStyles } from './mail-styles.ts';

interface MailSheetProps {
  readonly site: MailView['site'];
  /** The preview text beside the subject. */
  readonly preview: string;
  readonly children: ReactNode;
}

const hiddenStyle = { display: 'none', maxHeight: 0, overflow: 'hidden' } as const;

/** The layout of every mail. */
export function MailSheet({ site, preview, children }: MailSheetProps): ReactNode {
  return (
    <html lang={site.locale} dir={directionOf(site.locale) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{site.title}</title>
      </head>
      <body style={mailStyles.ground}>
        <div style={hiddenStyle}>{preview}</div>
        <div style={mailStyles.sheet}>
          <div style={{ ...mailStyles.part, borderBottom: '1px solid #e7e4de' }}>
            <p style={mailStyles.site}>{site.title}</p>
          </div>
          <div style={mailStyles.part}>{children}</div>
          <div style={{ ...mailStyles.part, borderTop: '1px solid #e7e4de' }}>
            <p style={mailStyles.small}>
              <a href={site.baseUrl} style={{ color: 'inherit' }}>
                {site.baseUrl.replace(/^https?:\/\//, '')}
              </a>
            </p>
          </div>
        </div>
      </body>
    </html>
  );
}

import type { MailView } from '@sitewright/contracts/entities';
import { directionOf } from '@sitewright/messages';
import type { ReactNode } from 'react';
import { darkMailStyle } from './dark-mail-style.ts';
import { mailStyles } from './mail-styles.ts';

interface MailSheetProps {
  readonly site: MailView['site'];
  /** The preview text beside the subject. */
  readonly preview: string;
  /** What is below the content. Default: the URL of the site. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const hiddenStyle = { display: 'none', maxHeight: 0, overflow: 'hidden' } as const;

const siteUrl = ({ baseUrl }: MailView['site']) => (
  <p style={mailStyles.small} className="muted">
    <a href={baseUrl} style={{ color: 'inherit' }}>
      {baseUrl.replace(/^https?:\/\//, '')}
    </a>
  </p>
);

/**
 * The layout of every mail. Tables, because Outlook ignores the width and the padding of other elements; a narrow screen
 * shrinks them.
 */
export function MailSheet({ site, preview, footer, children }: MailSheetProps): ReactNode {
  const part = (content: ReactNode, border: object = {}) => (
    <tr>
      <td className="line" style={{ ...mailStyles.part, ...border }}>
        {content}
      </td>
    </tr>
  );
  return (
    <html lang={site.locale} dir={directionOf(site.locale) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{site.title}</title>
        <style>{darkMailStyle}</style>
      </head>
      <body style={mailStyles.ground} className="ground">
        <div style={hiddenStyle}>{preview}</div>
        <table role="presentation" width="100%" style={mailStyles.frame}>
          <tbody>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of the layout */}
              <td align="center" style={mailStyles.margin}>
                <table role="presentation" width="560" style={mailStyles.sheet} className="sheet">
                  <tbody>
                    {part(<p style={mailStyles.site}>{site.title}</p>, mailStyles.lineBelow)}
                    {part(children)}
                    {part(footer ?? siteUrl(site), mailStyles.lineAbove)}
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

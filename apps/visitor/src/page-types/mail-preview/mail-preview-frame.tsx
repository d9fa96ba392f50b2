import type { Frame } from '../frame.ts';
import mailPreviewStyle from './mail-preview.css?inline';

/** Links open in a new tab, as in a mail program; scripts and resources are blocked. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
const withLinksInNewTab = (html: string) => html.replace('<head>', '<head><base target="_blank">');

/** A mail as its recipients get it, shown to people who run the site (ROUTE-38). */
export const mailPreviewFrame: Frame<'mailPreview'> = {
  View: ({ main, page: { text } }) => {
    const { subject, html, text: plain } = main.mail;
    return (
      <div className="mail-preview">
        <h1>{text('mailPreview.title')}</h1>
        <p>{text('mailPreview.text')}</p>
        <p>
          <small>{text('mailPreview.subject')}</small>
          <strong>{subject}</strong>
        </p>
        <iframe title={subject} sandbox={sandbox} srcDoc={withLinksInNewTab(html)} />
        <details>
          <summary>{text('mailPreview.plain')}</summary>
          <pre>{plain}</pre>
        </details>
      </div>
    );
  },
  title: ({ page }) => page.text('mailPreview.title'),
  styles: [mailPreviewStyle],
  blockTypes: () => [],
};

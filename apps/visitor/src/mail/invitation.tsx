import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'invitation' }>;

/** To somebody who is asked to work on a website: by whom, and the link that answers. */
export function invitation({ site, inviterName, acceptUrl, expiresAt }: Mail): MailContent {
  const lastDay = new Date(expiresAt).toLocaleDateString(site.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const subject = `${inviterName} invites you to work on ${site.title}`;
  const opening = `${inviterName} invites you to work on the website “${site.title}”.`;
  const terms = `The link works once, until ${lastDay}. You need an account with the address that this mail went to; you can create one on the way.`;
  const otherwise = 'If you do not know what this is about, do nothing.';
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>You are invited</h1>
        <p style={mailStyles.text}>{opening}</p>
        <p style={{ margin: '28px 0' }}>
          <a href={acceptUrl} style={mailStyles.button}>
            Look at the invitation
          </a>
        </p>
        <p style={mailStyles.small}>{terms}</p>
        <p style={{ ...mailStyles.small, marginTop: '8px' }}>{otherwise}</p>
      </MailSheet>
    ),
    text: lines(opening, '', acceptUrl, '', terms, otherwise),
  };
}

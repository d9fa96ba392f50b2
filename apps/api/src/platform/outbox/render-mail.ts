import type { MailTemplate, MailView, Renderer } from '@sitewright/contracts/entities';
import { oneLine } from '../mail/one-line.ts';
import type { RenderedMail } from './outbox.queries.ts';

/** A rendered mail. Its subject may quote a visitor, so it is reduced to one line. */
export function renderMail(
  renderer: Pick<Renderer, 'renderMail'>,
  view: MailView,
  template?: MailTemplate,
): RenderedMail {
  const { subject, html, text } = renderer.renderMail(view, template);
  return { subject: oneLine(subject), html, text };
}

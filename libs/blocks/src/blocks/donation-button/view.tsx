import { checkoutRoutes } from '@sitewright/commerce';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import type { donationButton } from './schema.ts';

/** The page id in a permanent page URL, the only valid link of a donation. */
const pageIdIn = (href: string | undefined): string | undefined =>
  /^\/pages\/([\da-f]{24})$/.exec(href ?? '')?.[1];

/**
 * A text and a button to the checkout of a donation page (BLOCK-11). Without a donation page it renders nothing and
 * logs an error. That checkout currently explains that donations are not available.
 */
export function DonationButtonView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof donationButton>>): ReactNode {
  const { title, text, label, look, align } = props;
  const donatePageId = pageIdIn(props.page?.href);
  if (donatePageId === undefined) {
    page.log('A donation button block has no inner button: it names no donation page.');
    return null;
  }
  return (
    <div className="donation-button" data-align={align}>
      {title !== '' && <p className="donation-title">{title}</p>}
      {text !== '' && <p>{text}</p>}
      <a
        className="button"
        data-tracked=""
        data-look={look}
        href={checkoutRoutes.donate(donatePageId)}
      >
        {label === '' ? page.text('donation.give') : label}
      </a>
      <EditingNote page={page} text="donation.notYet" />
    </div>
  );
}

import { Icon } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';
import { contactLinks } from './contact-links.tsx';
import { publicTitle } from './public-title.ts';

/**
 * A page for members, seen by someone who is none (LOCK-02), or by a member whom it is not for. It says how to get in
 * touch, and nothing of the page but the name under which the navigation lists it anyway (LOCK-03).
 */
export const membersOnlyFrame: Frame<'membersOnly'> = {
  View: ({ main, view, page }) => {
    const reason = page.text(main.isMember ? 'members.notCovered' : 'page.membersOnly');
    const title = publicTitle(view.navigation);
    const contact = contactLinks(view.business);
    return (
      <div className="notice">
        <Icon name="lock" size={32} />
        <h1>{title ?? reason}</h1>
        {title !== undefined && (
          <p>
            <strong>{reason}</strong>
          </p>
        )}
        <p>
          {page.text(main.isMember ? 'members.askForMore' : 'members.askToJoin', {
            site: view.site.title,
          })}
        </p>
        {contact.length > 0 && <ul className="notice-contact">{contact}</ul>}
        <a className="button" href="/">
          {page.text('nav.home')}
        </a>
      </div>
    );
  },
  title: ({ main, page }) => page.text(main.isMember ? 'members.notCovered' : 'page.membersOnly'),
  styles: [noticeStyle],
  blockTypes: () => [],
};

import { Icon } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';
import { contactLinks } from './contact-links.tsx';
import { publicTitle } from './public-title.ts';

/**
 * What visitors without access see of a members' page (LOCK-02): how to get in touch, and only the title that the
 * navigation shows to everyone (LOCK-03).
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

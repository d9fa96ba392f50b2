import { Icon } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';
import { contactLinks } from './contact-links.tsx';
import type { PageView, ResolvedLink } from '@sitewright/contracts/entities';

const flat = (links: readonly ResolvedLink[]): readonly ResolvedLink[] =>
  links.flatMap((link) => [link, ...flat(link.links)]);

/** The title of the current page in the navigation, which everyone can see. Undefined if it is not listed. */
const publicTitle = ({ main, footer }: PageView['navigation']): string | undefined =>
  flat([...main, ...footer]).find(({ isCurrent, links }) => isCurrent && links.length === 0)?.title;

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

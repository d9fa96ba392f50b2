import { Icon } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** A page for members, seen by someone who is none (LOCK-02), or by a member whom it is not for. */
export const membersOnlyFrame: Frame<'membersOnly'> = {
  View: ({ main, page }) => (
    <div className="notice">
      <Icon name="lock" size={32} />
      <h1>{page.text(main.isMember ? 'members.notCovered' : 'page.membersOnly')}</h1>
      <a className="button" href="/">
        {page.text('nav.home')}
      </a>
    </div>
  ),
  title: ({ main, page }) => page.text(main.isMember ? 'members.notCovered' : 'page.membersOnly'),
  styles: [noticeStyle],
  blockTypes: () => [],
};

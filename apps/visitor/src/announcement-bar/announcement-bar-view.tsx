import { Icon, linkAttributes, type ViewPage } from '@sitewright/blocks/view';
import type { PageView, SectionTheme } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { closedBarScript } from './closed-bar.ts';

type BarView = Pick<PageView, 'overlays' | 'header' | 'editing'>;

/** Whether a page has the bar. It may be hidden: people with an account preview it before visitors see it. */
export const hasAnnouncementBar = ({ overlays, editing }: BarView): boolean =>
  overlays.announcementBar.text !== '' &&
  (overlays.announcementBar.isEnabled || editing === undefined);

/** Contrasts with the header below it. */
export const announcementTheme = ({ header }: BarView): SectionTheme =>
  header.theme.startsWith('dark') ? 'bright' : 'darkest';

/** One line above the page. Its script loads on the first interaction. */
export function AnnouncementBarView({
  view,
  page,
}: {
  readonly view: BarView;
  readonly page: ViewPage;
}): ReactNode {
  if (!hasAnnouncementBar(view)) return null;
  const { isEnabled, text, link } = view.overlays.announcementBar;
  const isLive = view.editing === undefined;
  return (
    <>
      <section
        className="announcement-bar"
        data-theme={announcementTheme(view)}
        aria-label={page.text('announcement.label')}
        hidden={!isEnabled}
        data-island={isLive && isEnabled ? 'announcement-bar' : undefined}
        data-island-when="touch"
      >
        <p>
          {text}
          {link && <> </>}
          {link && <a {...linkAttributes({ href: link.href, newWindow: false })}>{link.text}</a>}
        </p>
        {isLive && (
          <button type="button" data-close="" aria-label={page.text('announcement.close')}>
            <Icon name="close" size={18} />
          </button>
        )}
      </section>
      {isLive && <script dangerouslySetInnerHTML={{ __html: closedBarScript }} />}
    </>
  );
}

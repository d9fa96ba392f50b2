import { DocumentView } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';
import popupStyle from './popup.css?inline';

/** The popup's content as a page of its own: as narrow as in the popup, with a link to the site below. */
export const popupFrame: Frame<'popup'> = {
  View: ({ main, view, page }) => (
    <div className="popup-page popup-column">
      <h1 className="unseen">{page.text('popup.label', { title: view.site.title })}</h1>
      <div className="popup-page-content">
        <DocumentView document={main.document} data={view.data} page={page} />
      </div>
      <a className="button" data-look="secondary" href="/">
        {page.text('nav.home')}
      </a>
    </div>
  ),
  styles: [popupStyle],
  blockTypes: () => [],
  isBare: true,
};

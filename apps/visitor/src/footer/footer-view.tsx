import { DocumentView, type ViewPage } from '@sitewright/blocks/view';
import type { PageView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { NavigationView } from '../header/navigation-view.tsx';

/** The end of every page: the owner's sections, then the footer navigation. */
export function FooterView({
  view,
  page,
}: {
  readonly view: PageView;
  readonly page: ViewPage;
}): ReactNode {
  const { footer, navigation, data } = view;
  const theme = footer.sections.at(-1)?.design.theme ?? view.header.theme;
  return (
    <footer className="site-footer" data-theme={theme}>
      <DocumentView document={footer} data={data} page={page} isTop={false} />
      {navigation.footer.length > 0 && (
        <nav className="footer-navigation" aria-label={page.text('nav.footer')}>
          <NavigationView links={navigation.footer} />
        </nav>
      )}
    </footer>
  );
}

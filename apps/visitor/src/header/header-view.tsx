import {
  Icon,
  linkAttributes,
  pictureAttributes,
  SocialIcon,
  socialLabel,
  type ViewPage,
} from '@sitewright/blocks/view';
import type { PageView, SiteHeader } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { NavigationView } from './navigation-view.tsx';

const homePath = '/';

function Brand({ view }: { readonly view: PageView }): ReactNode {
  const { site, header } = view;
  const logo =
    site.logo && pictureAttributes({ asset: site.logo, sizes: '12rem', loading: 'eager' });
  return (
    <a
      className="site-brand"
      href={homePath}
      aria-current={view.path === homePath ? 'page' : undefined}
    >
      {logo ? <img {...logo} alt={site.title} /> : <span className="site-title">{site.title}</span>}
      {header.tagline !== '' && <span className="site-tagline">{header.tagline}</span>}
    </a>
  );
}

const Social = ({
  links,
  page,
}: {
  readonly links: SiteHeader['social'];
  readonly page: ViewPage;
}): ReactNode =>
  links.length > 0 && (
    <ul className="site-social">
      {links.map(({ service, url }) => (
        <li key={`${service} ${url}`}>
          <a
            {...linkAttributes({ href: url, newWindow: true })}
            aria-label={socialLabel(service, page.text)}
          >
            <SocialIcon service={service} />
          </a>
        </li>
      ))}
    </ul>
  );

/** The cart link works without a script, which adds the number of items. */
const CartLink = ({ page }: { readonly page: ViewPage }): ReactNode => (
  <a
    className="cart-link"
    href="/cart"
    data-island="cart-indicator"
    data-island-when="load"
    data-label={page.text('cart.title')}
    data-close-label={page.text('dialogs.close')}
    aria-label={page.text('cart.title')}
  >
    <Icon name="cart" size={22} />
    <span className="cart-count" data-cart-count="" />
    <span className="cart-subtotal" data-cart-subtotal="" />
  </a>
);

/** The top of every page. The navigation is one list: inline in the header where it fits, else a popover. */
export function HeaderView({
  view,
  page,
  isOver,
}: {
  readonly view: PageView;
  readonly page: ViewPage;
  readonly isOver: boolean;
}): ReactNode {
  const { header, navigation } = view;
  const { main } = navigation;
  const hasActions = header.social.length > 0 || header.showCart || header.button !== null;
  const half = Math.ceil(main.length / 2);
  const lists = header.layout === 'split' ? [main.slice(0, half), main.slice(half)] : [main];
  return (
    <header
      className="site-header"
      data-theme={header.theme}
      data-layout={header.layout}
      data-sticky={header.sticky ? '' : undefined}
      data-over={isOver ? '' : undefined}
    >
      <div className="site-header-row">
        <Brand view={view} />
        {main.length > 0 && (
          <>
            <button
              type="button"
              className="menu-button"
              popoverTarget="site-menu"
              data-island="header"
              data-island-when="touch"
              aria-label={page.text('nav.menu')}
            >
              <Icon name="menu" />
            </button>
            <nav
              id="site-menu"
              className="site-menu"
              popover="auto"
              aria-label={page.text('nav.main')}
            >
              <button
                type="button"
                className="menu-close"
                popoverTarget="site-menu"
                popoverTargetAction="hide"
                aria-label={page.text('nav.closeMenu')}
              >
                <Icon name="close" />
              </button>
              {lists.map((links, index) => (
                <NavigationView key={index} links={links} />
              ))}
            </nav>
          </>
        )}
        {hasActions && (
          <div className="site-actions">
            <Social page={page} links={header.social} />
            {header.showCart && <CartLink page={page} />}
            {header.button && (
              <a
                className="button"
                data-size="small"
                {...linkAttributes({ href: header.button.href, newWindow: false })}
              >
                {header.button.text}
              </a>
            )}
          </div>
        )}
      </div>
    </header>
  );
}

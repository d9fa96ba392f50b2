import { linkAttributes } from '@sitewright/blocks/view';
import type { ResolvedLink } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

const renderLink = (link: ResolvedLink): ReactNode => (
  <a {...linkAttributes(link)} aria-current={link.isCurrent ? 'page' : undefined}>
    {link.title}
  </a>
);

const containsCurrent = ({ links }: ResolvedLink) => links.some(({ isCurrent }) => isCurrent);

/** A list of links. A folder is a native `<details>`, one of which is open at a time. */
export function NavigationView({ links }: { readonly links: readonly ResolvedLink[] }): ReactNode {
  return (
    <ul className="nav-list">
      {links.map((link, index) => (
        <li key={index}>
          {link.links.length === 0 ? (
            renderLink(link)
          ) : (
            <details
              name="nav-folder"
              className="nav-folder"
              data-island="header"
              data-island-when="touch"
            >
              <summary data-current={containsCurrent(link) ? '' : undefined}>{link.title}</summary>
              <ul>
                {link.links.map((inner, innerIndex) => (
                  <li key={innerIndex}>{renderLink(inner)}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

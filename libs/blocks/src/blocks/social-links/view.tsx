import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { SocialIcon, socialLabel } from '../../kit/icon/social-icon-view.tsx';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { socialLinks } from './schema.ts';

/** A list of profile links in new windows, each named after its service. */
export function SocialLinksView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof socialLinks>>): ReactNode {
  const links = props.links
    .map((link) => ({ ...link, ...linkAttributes({ href: link.url, newWindow: true }) }))
    .filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className="social-links" data-look={props.look} data-align={props.align}>
      {links.map(({ service, href, target, rel }, index) => (
        <li key={index}>
          <a
            href={href}
            target={target}
            rel={rel}
            aria-label={props.look === 'names' ? undefined : socialLabel(service, page.text)}
          >
            {props.look === 'names' ? (
              socialLabel(service, page.text)
            ) : (
              <SocialIcon service={service} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

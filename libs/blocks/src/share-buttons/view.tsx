import type { ReactNode } from 'react';
import type { PropsOf } from '../block/define-block.ts';
import type { BlockViewProps } from '../block/view-props.ts';
import { SocialIcon, socialLabel } from '../icon/social-icon-view.tsx';
import type { shareButtons } from './schema.ts';
import { shareServices } from './share-services.ts';

/** A row of plain links: no script of a service is on the page. */
export function ShareButtonsView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof shareButtons>>): ReactNode {
  const { buttons, align } = props;
  if (buttons.length === 0) return null;
  const shared = { url: `${page.baseUrl}${page.path}`, title: page.title };
  return (
    <ul className="share-buttons" data-align={align}>
      {buttons.map(({ service }, index) => (
        <li key={index}>
          <a
            href={shareServices[service](shared)}
            aria-label={page.text('share.by', { service: socialLabel(service, page.text) })}
            {...(service === 'email' ? {} : { target: '_blank', rel: 'noopener' })}
          >
            <SocialIcon service={service} />
          </a>
        </li>
      ))}
    </ul>
  );
}

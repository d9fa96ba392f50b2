import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { SocialIcon, socialLabel } from '../../kit/icon/social-icon-view.tsx';
import type { shareButtons } from './schema.ts';
import { shareServices, type ShareService } from './share-services.ts';

/** Email opens a program, and the copy link opens nothing. */
const opensNewWindow = (service: ShareService) => service !== 'email' && service !== 'link';

/** A row of plain links; the page runs no script of a service. */
export function ShareButtonsView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof shareButtons>>): ReactNode {
  const { buttons, align } = props;
  if (buttons.length === 0) return null;
  const shared = { url: `${page.baseUrl}${page.path}`, title: page.title };
  return (
    <ul
      className="share-buttons"
      data-align={align}
      data-island="share-buttons"
      data-copied={page.text('share.copied')}
      data-not-copied={page.text('share.notCopied')}
    >
      {buttons.map(({ service }, index) => (
        <li key={index}>
          <a
            href={shareServices[service](shared)}
            {...(service === 'link'
              ? { 'aria-label': page.text('share.copy'), 'data-tip': shared.url, 'data-copy': '' }
              : {
                  'aria-label': page.text('share.by', {
                    service: socialLabel(service, page.text),
                  }),
                  'data-tip': socialLabel(service, page.text),
                })}
            {...(opensNewWindow(service) ? { target: '_blank', rel: 'noopener' } : {})}
          >
            <SocialIcon service={service} />
          </a>
        </li>
      ))}
    </ul>
  );
}

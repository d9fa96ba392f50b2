import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { bookingAddress, schedulingOffer } from '../../kit/third-party/offers/scheduling.ts';
import { ThirdPartyView } from '../../kit/third-party/third-party-view.tsx';
import type { scheduling } from './schema.ts';

/** An appointment offer; a plain link if the service of the booking page is unknown. */
export function SchedulingView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof scheduling>>): ReactNode {
  const { address, title, text } = props;
  const url = bookingAddress(address);
  if (url === undefined) return null;
  const label = props.label === '' ? page.text('scheduling.book') : props.label;
  const offer = schedulingOffer(props);
  if (offer !== undefined)
    return <ThirdPartyView block="scheduling" words={text} {...{ offer, title, label, page }} />;
  return (
    <div className="third-party scheduling">
      <div className="third-party-facade">
        <div className="third-party-words">
          {title !== '' && <p className="third-party-title">{title}</p>}
          {text !== '' && <p>{text}</p>}
        </div>
        <a className="button" href={url.href} target="_blank" rel="noopener">
          {label}
        </a>
      </div>
    </div>
  );
}

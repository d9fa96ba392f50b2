import type { CSSProperties, ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import type { FrameWidget, Offer, ScriptWidget } from './offer.ts';
import { providers } from './providers.ts';

/** An offer with what is said about it. */
export interface ThirdPartyProps {
  /** Name of the block's folder. */
  readonly block: string;
  readonly offer: Offer;
  readonly title: string;
  readonly words: string;
  /** What the button says. */
  readonly label: string;
  readonly page: ViewPage;
  /** Said to people who are signed in, who then see a preview alone. */
  readonly preview?: string;
}

/** What the island needs to take the offer up. */
function islandData({ offer: { provider, widget }, title, preview }: ThirdPartyProps): object {
  return {
    'data-island': 'third-party',
    'data-provider': provider,
    'data-title': title === '' ? providers[provider].service : title,
    'data-preview': preview,
    ...(widget.kind === 'frame' ? frameData(widget) : scriptData(provider, widget)),
  };
}

const frameData = ({ source, wide }: FrameWidget): object => ({
  'data-source': source,
  'data-wide-source': wide?.source,
  'data-wide-above': wide?.abovePx,
});

/** The name of the attribute with the address of a script. Zola's is the specification's. */
const scriptData = (provider: string, { source }: ScriptWidget): object => ({
  [provider === 'zola' ? 'data-zola-script-src' : 'data-script']: source,
});

function heights({ widget }: Offer): CSSProperties {
  if (widget.kind === 'script') return {};
  const { heightPx, wide } = widget;
  return {
    '--frame-height': `${heightPx}px`,
    ...(wide === undefined ? {} : { '--wide-height': `${wide.heightPx}px` }),
  } as CSSProperties;
}

/** The element that a script looks for, out of sight until the script is asked for. */
function ScriptPlace({ element, label }: Pick<ScriptWidget, 'element'> & { label: string }) {
  const { tag: Tag, attributes } = element;
  return (
    <div className="third-party-place" hidden>
      <Tag {...attributes}>{Tag === 'a' ? label : null}</Tag>
    </div>
  );
}

/**
 * What another site offers, as words and a button. Without a script the button is a link to where the same is had;
 * with one it brings the offer into the page, and so does coming into view once a visitor has accepted cookies.
 */
export function ThirdPartyView(props: ThirdPartyProps): ReactNode {
  const { block, offer, title, words, label, page, preview } = props;
  const { service } = providers[offer.provider];
  const { host } = new URL(offer.widget.source);
  const island = page.mayAskOthers ? islandData(props) : {};
  return (
    <div className={`third-party ${block}`} style={heights(offer)} {...island}>
      {preview !== undefined && page.isEditing && (
        <p className="third-party-alert" role="alert">
          {preview}
        </p>
      )}
      <div className="third-party-facade">
        <div className="third-party-words">
          {title !== '' && <p className="third-party-title">{title}</p>}
          {words !== '' && <p>{words}</p>}
          <p className="third-party-note">{page.text('thirdParty.from', { service, host })}</p>
        </div>
        <a className="button" data-opens="" href={offer.address} target="_blank" rel="noopener">
          {label}
        </a>
      </div>
      {page.mayAskOthers && offer.widget.kind === 'script' && (
        <ScriptPlace element={offer.widget.element} label={label} />
      )}
      <p className="third-party-failure" hidden>
        {page.text('thirdParty.failed', { service })}
      </p>
    </div>
  );
}

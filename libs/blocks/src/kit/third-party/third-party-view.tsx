import type { CSSProperties, ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import type { FrameWidget, Offer, ScriptWidget } from './offer.ts';
import { providers } from './providers.ts';

/** An offer with its texts. */
export interface ThirdPartyProps {
  /** Name of the block's folder. */
  readonly block: string;
  readonly offer: Offer;
  readonly title: string;
  readonly words: string;
  /** Label of the button. */
  readonly label: string;
  readonly page: ViewPage;
  /** The message for logged-in owners, who see a preview. */
  readonly preview?: string;
}

/** Data for the island. */
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

/** The script's URL. The specification defines the name of Zola's attribute. */
const scriptData = (provider: string, { source }: ScriptWidget): object => ({
  [provider === 'zola' ? 'data-zola-script-src' : 'data-script']: source,
});

function heightVariables({ widget }: Offer): CSSProperties {
  if (widget.kind === 'script') return {};
  const { heightPx, wide } = widget;
  return {
    '--frame-height': `${heightPx}px`,
    ...(wide === undefined ? {} : { '--wide-height': `${wide.heightPx}px` }),
  } as CSSProperties;
}

/** The element that a script fills, hidden until the script loads. */
function ScriptContainer({ element, label }: Pick<ScriptWidget, 'element'> & { label: string }) {
  const { tag: Tag, attributes } = element;
  return (
    <div className="third-party-place" hidden>
      <Tag {...attributes}>{Tag === 'a' ? label : null}</Tag>
    </div>
  );
}

/**
 * A third-party offer as a text and a button. Without JavaScript the button is a link to the provider; with it the
 * button loads the offer, and so does coming into view after the visitor has accepted cookies.
 */
export function ThirdPartyView(props: ThirdPartyProps): ReactNode {
  const { block, offer, title, words, label, page, preview } = props;
  const { service } = providers[offer.provider];
  const { host } = new URL(offer.widget.source);
  const island = page.allowsThirdParties ? islandData(props) : {};
  return (
    <div className={`third-party ${block}`} style={heightVariables(offer)} {...island}>
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
      {page.allowsThirdParties && offer.widget.kind === 'script' && (
        <ScriptContainer element={offer.widget.element} label={label} />
      )}
      <p className="third-party-failure" hidden>
        {page.text('thirdParty.failed', { service })}
      </p>
    </div>
  );
}

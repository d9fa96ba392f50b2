import type { SiteStyles } from '@sitewright/contracts/entities';
import { useEffect, useRef, type ReactNode } from 'react';
import { createChannel, type Channel } from '../../canvas/channel.ts';
import { canvasMessage, type CanvasMessage, type ShellMessage } from '../../canvas/protocol.ts';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { useEditAddress } from '../editor/data/use-edit-address.ts';
import styles from './style-preview.module.css';

/** A live preview of the homepage with the chosen styles. */
export function StylePreview({ styles: siteStyles }: { readonly styles: SiteStyles }): ReactNode {
  const { id: websiteId } = useSite();
  const address = useEditAddress(websiteId, '/');
  return (
    <Reading read={address} problem="The preview could not be loaded.">
      {(src) => <PreviewFrame address={src} siteStyles={siteStyles} />}
    </Reading>
  );
}

type PreviewChannel = Channel<ShellMessage, CanvasMessage>;

function PreviewFrame({
  address,
  siteStyles,
}: {
  readonly address: string;
  readonly siteStyles: SiteStyles;
}): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<PreviewChannel>(null);
  const latest = useRef(siteStyles);
  useEffect(() => {
    latest.current = siteStyles;
    channel.current?.post({ kind: 'styles', styles: siteStyles });
  }, [siteStyles]);
  useEffect(() => {
    const openedChannel: PreviewChannel = createChannel({
      own: window,
      other: () => frame.current?.contentWindow,
      otherOrigin: new URL(address).origin,
      received: canvasMessage,
    });
    channel.current = openedChannel;
    openedChannel.subscribe((message) => {
      if (message.kind !== 'ready') return;
      openedChannel.post({ kind: 'mode', mode: 'preview' });
      openedChannel.post({ kind: 'styles', styles: latest.current });
    });
    return () => {
      channel.current = null;
      openedChannel.destroy();
    };
  }, [address]);
  return (
    <figure className={styles.preview}>
      <iframe
        ref={frame}
        src={address}
        title="Preview of the homepage"
        // The page has another origin; the sandbox prevents it from navigating this window.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin"
        className={styles.frame}
      />
    </figure>
  );
}

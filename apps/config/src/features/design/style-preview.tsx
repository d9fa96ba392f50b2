import type { SiteStyles } from '@sitewright/contracts/entities';
import { useEffect, useRef, type ReactNode } from 'react';
import { createChannel, type Channel } from '../../canvas/channel.ts';
import { canvasMessage, type CanvasMessage, type ShellMessage } from '../../canvas/protocol.ts';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { useEditAddress } from '../editor/data/use-edit-address.ts';
import styles from './style-preview.module.css';

/** A live preview of the homepage with the chosen styles. */
export function StylePreview({ styles: chosen }: { readonly styles: SiteStyles }): ReactNode {
  const { id: websiteId } = useSite();
  const address = useEditAddress(websiteId, '/');
  return (
    <Reading read={address} problem="The preview could not be loaded.">
      {(src) => <PreviewFrame address={src} chosen={chosen} />}
    </Reading>
  );
}

type PreviewChannel = Channel<ShellMessage, CanvasMessage>;

function PreviewFrame({
  address,
  chosen,
}: {
  readonly address: string;
  readonly chosen: SiteStyles;
}): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<PreviewChannel>(null);
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
    channel.current?.post({ kind: 'styles', styles: chosen });
  }, [chosen]);
  useEffect(() => {
    const opened: PreviewChannel = createChannel({
      own: window,
      other: () => frame.current?.contentWindow,
      otherOrigin: new URL(address).origin,
      received: canvasMessage,
    });
    channel.current = opened;
    opened.subscribe((message) => {
      if (message.kind !== 'ready') return;
      opened.post({ kind: 'mode', mode: 'preview' });
      opened.post({ kind: 'styles', styles: latest.current });
    });
    return () => {
      channel.current = null;
      opened.destroy();
    };
  }, [address]);
  return (
    <figure className={styles.preview}>
      <iframe
        ref={frame}
        src={address}
        title="Preview of the homepage"
        // The page is of another origin; the sandbox keeps it from leading this window away.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin"
        className={styles.frame}
      />
    </figure>
  );
}

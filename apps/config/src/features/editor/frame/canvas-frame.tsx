import type { DeviceView } from '@sitewright/contracts/codes';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createChannel } from '../../../canvas/channel.ts';
import { canvasMessage, type CanvasMessage, type ShellMessage } from '../../../canvas/protocol.ts';
import { useSession } from '../session/session-context.ts';
import { fitFrame } from './device-frame.ts';
import styles from './canvas-frame.module.css';

/** The page itself, in a frame as wide as the selected device. */
export function CanvasFrame({
  address,
  title,
  device,
  onMessage,
}: {
  /** The URL of the page, with the edit token. */
  readonly address: string;
  readonly title: string;
  readonly device: DeviceView;
  /** Called with the canvas's requests other than edits. */
  readonly onMessage: (message: CanvasMessage) => void;
}): ReactNode {
  const session = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const available = useAvailableSize(area);
  const fitted = useMemo(() => fitFrame(device, available), [device, available]);
  const latestOnMessage = useRef(onMessage);
  useEffect(() => {
    latestOnMessage.current = onMessage;
  });

  useEffect(() => {
    const channel = createChannel<ShellMessage, CanvasMessage>({
      own: window,
      other: () => frame.current?.contentWindow,
      otherOrigin: new URL(address).origin,
      received: canvasMessage,
    });
    const disconnect = session.connect(channel);
    const unsubscribe = channel.subscribe((message) => latestOnMessage.current(message));
    return () => {
      unsubscribe();
      disconnect();
      channel.destroy();
    };
  }, [session, address]);

  const { widthPx, heightPx, scale } = fitted;
  return (
    <div ref={area} className={styles.area}>
      <div className={styles.holder} style={{ inlineSize: widthPx * scale }}>
        <iframe
          ref={frame}
          key={address}
          src={address}
          title={title}
          // The page has another origin; the sandbox keeps it from navigating this window.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
          className={styles.frame}
          data-device={device}
          style={{ width: widthPx, height: heightPx, scale: String(scale) }}
        />
      </div>
    </div>
  );
}

/** The inner size of an element, updated when it changes. */
function useAvailableSize(area: React.RefObject<HTMLDivElement | null>) {
  const [available, setAvailable] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setAvailable({ widthPx: element.clientWidth, heightPx: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return available;
}

import { createDocument, createSection } from '@sitewright/page-model';
import { describe, expect, it, vi } from 'vitest';
import { createChannel, type MessageSource, type MessageTarget } from './channel.ts';
import { canvasMessage, shellMessage, type CanvasMessage, type ShellMessage } from './protocol.ts';

const siteOrigin = 'http://cafe.localhost:4000';

/** A window that keeps what is posted to it and lets a test deliver messages. */
function fakeWindow() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const own: MessageSource = {
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
  };
  const deliver = (event: { origin: string; source: unknown; data: unknown }) => {
    for (const listener of listeners) listener(event as unknown as MessageEvent);
  };
  return { own, deliver, count: () => listeners.size };
}

function shellSide() {
  const frame: MessageTarget = { postMessage: vi.fn<MessageTarget['postMessage']>() };
  const window = fakeWindow();
  const channel = createChannel<ShellMessage, CanvasMessage>({
    own: window.own,
    other: () => frame,
    otherOrigin: siteOrigin,
    received: canvasMessage,
  });
  const heard = vi.fn<(message: CanvasMessage) => void>();
  channel.subscribe(heard);
  return { frame, window, channel, heard };
}

const selected: CanvasMessage = { kind: 'selected', selection: null };

it('receives messages from the framed page and posts only to its origin', () => {
  const { frame, window, channel, heard } = shellSide();
  window.deliver({ origin: siteOrigin, source: frame, data: selected });
  expect(heard).toHaveBeenCalledExactlyOnceWith(selected);
  channel.post({ kind: 'mode', mode: 'preview' });
  expect(frame.postMessage).toHaveBeenCalledExactlyOnceWith(
    { kind: 'mode', mode: 'preview' },
    siteOrigin,
  );
});

describe('a message is dropped', () => {
  it.each([
    ['from another origin', { origin: 'http://cafe.localhost:4001' }],
    ['from a sub-domain', { origin: 'http://evil.cafe.localhost:4000' }],
    ['of no origin', { origin: 'null' }],
    ['from another window', { source: {} }],
    ['that the table does not know', { data: { kind: 'delete everything' } }],
    ['with a member too many', { data: { ...selected, html: '<script>' } }],
    ['that is no object', { data: 'selected' }],
  ])('%s', (_, change) => {
    const { frame, window, heard } = shellSide();
    window.deliver({ origin: siteOrigin, source: frame, data: selected, ...change });
    expect(heard).not.toHaveBeenCalled();
  });
});

it('removes its message listener on destroy', () => {
  const { window, channel } = shellSide();
  channel.destroy();
  expect(window.count()).toBe(0);
});

it('accepts operation messages and rejects an incomplete document message', () => {
  const document = createDocument([createSection('main')]);
  const message = { kind: 'operation', operation: { kind: 'removeSection', sectionId: 'main' } };
  expect(shellMessage.parse(message)).toEqual(message);
  expect(
    canvasMessage.safeParse({ kind: 'operations', operations: [message.operation], gesture: null })
      .success,
  ).toBe(true);
  expect(shellMessage.safeParse({ kind: 'document', document, data: {} }).success).toBe(false);
});

import { expect, it } from 'vitest';
import { openFramedPage } from '../fake-api/framed-page.ts';
import { sampleDocument } from '../fake-api/sample.ts';
it('debugs', async () => {
  const framed = await openFramedPage(sampleDocument(), { style: '' });
  const { page, channel } = framed;
  const errors: string[] = [];
  page.defaultView?.addEventListener('error', (e) => errors.push(String(e.message)));
  page.defaultView?.addEventListener('unhandledrejection', (e) => errors.push('rej ' + String((e as PromiseRejectionEvent).reason?.stack ?? (e as PromiseRejectionEvent).reason)));
  channel.post({ kind: 'select', selection: { sectionId: 'about', blockId: 'story' }, reveal: false });
  channel.post({ kind: 'editText' });
  await new Promise((r) => setTimeout(r, 4000));
  console.log(JSON.stringify({ errors, editor: page.querySelector('[data-canvas-editor]')?.outerHTML, active: page.activeElement?.outerHTML.slice(0, 200), heard: framed.heard }));
  expect(1).toBe(1);
});

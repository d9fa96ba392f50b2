// oxlint-disable-next-line no-restricted-imports -- this entry only runs on the server
import { createHash } from 'node:crypto';
import type { Renderer } from '@sitewright/contracts/entities';
import { bootScript, islandFiles, mapScript } from './document/client-files.ts';
import { legacyScript } from './legacy/legacy-script.ts';
import { createRenderer } from './renderer/create-renderer.tsx';

/** The renderer behind the API's port: pages, single blocks and mails as HTML. */
export const renderer: Renderer = createRenderer({
  sha256: (text) => createHash('sha256').update(text).digest('base64'),
  bootScript,
  legacyScript,
  mapScript,
  islandFiles,
});

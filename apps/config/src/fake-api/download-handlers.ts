import {
  changeDigitalFile,
  listDigitalFiles,
  readDownloadSettings,
  readOrderDownloads,
  removeDigitalFile,
  renewOrderDownloads,
  writeDownloadSettings,
} from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { isDone, type FakeState } from './state.ts';

/** Files of digital products, and downloads of orders. */
export function downloadHandlers(state: FakeState): HttpHandler[] {
  return [
    answer(listDigitalFiles, () => ({ files: state.digitalFiles })),
    answer(changeDigitalFile, ({ params: { fileId }, body }) => {
      const file = state.digitalFiles.find(({ id }) => id === fileId);
      if (file === undefined) return err('notFound');
      const { variantId = file.variantId, fileName = file.fileName } = body;
      const changed = { ...file, variantId, fileName };
      state.digitalFiles = state.digitalFiles.map((other) => (other === file ? changed : other));
      return changed;
    }),
    answer(removeDigitalFile, ({ params: { fileId } }) => {
      state.digitalFiles = state.digitalFiles.filter(({ id }) => id !== fileId);
      return isDone;
    }),
    answer(readDownloadSettings, () => state.downloadSettings),
    answer(writeDownloadSettings, ({ body }) => (state.downloadSettings = body)),
    answer(readOrderDownloads, () => state.orderDownloads),
    answer(renewOrderDownloads, () => {
      const downloads = state.orderDownloads.downloads.map((file) => ({ ...file, used: 0 }));
      state.orderDownloads = { expiresAt: '2026-12-24T12:00:00.000Z', downloads };
      return state.orderDownloads;
    }),
  ];
}

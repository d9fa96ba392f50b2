import type { Route } from '../../platform/routing/define-route.ts';
import { changeDigitalFileRoute } from './change-digital-file.ts';
import { readDownloadSettingsRoute, writeDownloadSettingsRoute } from './download-settings.ts';
import { listDigitalFilesRoute } from './list-digital-files.ts';
import { readOrderDownloadsRoute } from './read-order-downloads.ts';
import { removeDigitalFileRoute } from './remove-digital-file.ts';
import { renewOrderDownloadsRoute } from './renew-order-downloads.ts';
import { uploadDigitalFileRoute } from './upload-digital-file.ts';

/** The files of digital products and of the orders that bought them, for the owner. */
export const downloadRoutes: readonly Route[] = [
  listDigitalFilesRoute,
  uploadDigitalFileRoute,
  changeDigitalFileRoute,
  removeDigitalFileRoute,
  readDownloadSettingsRoute,
  writeDownloadSettingsRoute,
  readOrderDownloadsRoute,
  renewOrderDownloadsRoute,
];

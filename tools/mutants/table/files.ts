import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features/assets', 'api');
const unitBug = bugsIn('apps/api/src/features/assets', 'unit');
const platform = '/apps/api/src/platform';
const imageBug = bugsIn('libs/image-loader/src', 'unit');

export const files: readonly Mutant[] = [
  bug(
    'serve-file.ts',
    "reply.header('content-disposition', attachmentHeader(file.fileName));",
    ';',
    'assets.test.ts',
    'conditional-files.test.ts',
  ),
  bug(
    'serve-file.ts',
    'playedKinds.has(file.kind) ? playerPolicy : filePolicy',
    'playerPolicy',
    'assets.test.ts',
    '/apps/api/src/platform/server/default-headers.test.ts',
  ),
  bug(
    `${platform}/http/send-file.ts`,
    'bytes ${start}-${end}/',
    'bytes ${start}-${end + 1}/',
    'conditional-files.test.ts',
    'assets.test.ts',
  ),
  bug(
    `${platform}/http/send-file.ts`,
    'end - start + 1',
    'sizeBytes',
    'conditional-files.test.ts',
    'assets.test.ts',
  ),
  bug(
    'find-served-file.ts',
    'held?.set(assetId, file);',
    "held?.set('', file);",
    'find-served-file.test.ts',
  ),
  bug(
    'find-image-width.ts',
    "type !== 'image/avif' || hasAvif",
    "type !== 'image/avif'",
    'conditional-files.test.ts',
  ),
  unitBug(
    'check-file.ts',
    'sizeBytes > uploadBytes[kind]',
    'sizeBytes > uploadBytes.image',
    'check-file.unit.test.ts',
  ),
  bug('store-upload.ts', '    await incoming.drop();', '', 'upload-twice.test.ts'),
  bug('store-upload.ts', 'await lockWebsite(tenant);', '', 'upload-twice.test.ts'),
  bug('sweep-files.ts', '= 30 * dayMs', '= 3 * dayMs', 'sweep-files.test.ts'),
  bug(
    `${platform}/images/image-widths.ts`,
    'candidate >= requestedWidth',
    'candidate > requestedWidth',
    'assets.test.ts',
    'image-uploads.test.ts',
  ),
  bug(
    `${platform}/images/inspect-image.ts`,
    'megapixels > maxMegapixels',
    'megapixels >= maxMegapixels',
    'image-uploads.test.ts',
  ),
  imageBug('choose-width.ts', 'Math.min(scaled, naturalWidth)', 'scaled', 'image-widths.test.ts'),
  imageBug('image-widths.ts', 'width >= requested', 'width > requested', 'image-widths.test.ts'),
  imageBug('debounce.ts', '    timers.clearTimeout(timer);\n', '', 'debounce.test.ts'),
];

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageWidths } from '../../platform/images/image-widths.ts';
import { checkFile } from './check-file.ts';
import { sizeText, uploadBytes } from './upload-limits.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
const contents = {
  video: ['film.webm', webm],
  audio: ['song.flac', Buffer.concat([Buffer.from('fLaC\0\0\0\x22'), Buffer.alloc(64)])],
  document: ['menu.pdf', Buffer.from('%PDF-1.7')],
} as const;

describe.each(['video', 'audio', 'document'] as const)('checkFile for the kind %s', (kind) => {
  const judge = async (sizeBytes: number) => {
    const [name, content] = contents[kind];
    const path = join(folder, name);
    await writeFile(path, content);
    return checkFile(name, { path, sizeBytes }, { images: createImageWidths() });
  };

  it('accepts a file of the maximum size', async () => {
    expect(await judge(uploadBytes[kind])).toMatchObject({ kind });
  });

  it('rejects a larger file with an error containing the maximum size', async () => {
    expect(await judge(uploadBytes[kind] + 1)).toMatchObject({
      error: 'fileTooLarge',
      values: { maxSize: sizeText(uploadBytes[kind]) },
    });
  });
});

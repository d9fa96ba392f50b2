import { imageWidths } from '@sitewright/contracts/limits';
import type { SharpOptions } from 'sharp';

/** No picture above fifty megapixels is decoded: a few kilobytes can unfold to gigabytes. */
const maxPixels = 50_000_000;

/** Loaded with the first picture: it brings a library of its own, which a server that only serves pages never needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache({ memory: 64, files: 0 });
  sharp.concurrency(1);
  return sharp;
}

export const imageFormats = ['avif', 'webp', 'original'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly placeholder: string;
}

export interface ImageWidths {
  /** Size, average colour and a tiny blurred picture; null when the file is no picture that can be used. */
  inspect(path: string): Promise<ImageFacts | null>;
  /** Writes one width in one format. A picture is never made larger than it is (IMG-26). */
  write(from: string, to: string, width: number, format: ImageFormat): Promise<void>;
}

export function createImageWidths(): ImageWidths {
  let loading: ReturnType<typeof loadSharp> | undefined;
  const open = async (path: string, options: SharpOptions) =>
    (await (loading ??= loadSharp()))(path, { limitInputPixels: maxPixels, ...options });
  const decode = async (path: string) => (await open(path, { failOn: 'error', pages: 1 })).rotate();

  return {
    async inspect(path) {
      try {
        const meta = await (await open(path, {})).metadata();
        const turned = (meta.orientation ?? 1) > 4;
        const small = (await decode(path)).resize(64, 64, { fit: 'inside' });
        const { dominant } = await small.stats();
        const tiny = await (
          await decode(path)
        )
          .resize(16, 16, { fit: 'inside' })
          .webp({ quality: 30 })
          .toBuffer();
        const hex = [dominant.r, dominant.g, dominant.b]
          .map((part) => part.toString(16).padStart(2, '0'))
          .join('');
        return {
          width: turned ? meta.height : meta.width,
          height: turned ? meta.width : meta.height,
          colour: `#${hex}`,
          placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
        };
      } catch {
        return null;
      }
    },

    async write(from, to, width, format) {
      const picture = (await decode(from)).resize({ width, withoutEnlargement: true });
      // AVIF above effort 3 costs eleven seconds of CPU a photograph for a few per cent of its bytes.
      if (format === 'avif') await picture.avif({ quality: 50, effort: 2 }).toFile(to);
      else if (format === 'webp') await picture.webp({ quality: 76, effort: 3 }).toFile(to);
      else await picture.jpeg({ quality: 80, mozjpeg: true }).toFile(to);
    },
  };
}

/** The width to serve for a wish such as `750w`: the next of the seven that is no smaller, at most the picture's own. */
export function servedWidth(wished: string | undefined, naturalWidth: number): number {
  const match = /^(?<width>\d{1,5})w$/.exec(wished ?? '');
  const wish = match === null ? Math.max(...imageWidths) : Number(match.groups!['width']);
  const ascending = [...imageWidths].toSorted((one, other) => one - other);
  const width = ascending.find((candidate) => candidate >= wish) ?? ascending.at(-1)!;
  return Math.min(width, naturalWidth);
}

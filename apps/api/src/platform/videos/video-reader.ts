import { open } from 'node:fs/promises';

/** Reads bytes of a file; fewer than `length` at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** The displayed size of a video, in CSS pixels. */
export interface VideoSize {
  readonly width: number;
  readonly height: number;
}

/** Larger than any camera or editor produces. */
const maxSide = 16_384;

/** A size that a page can use; null if it is missing or implausible. */
export function toVideoSize(width: number, height: number): VideoSize | null {
  const size = { width: Math.round(width), height: Math.round(height) };
  const isUsable = [size.width, size.height].every((side) => side >= 1 && side <= maxSide);
  return isUsable ? size : null;
}

/** Opens a file for random access and closes it afterward. */
export async function withReader<T>(path: string, use: (read: ReadAt) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}

import { toVideoSize, type ReadAt, type VideoSize } from './video-reader.ts';

interface Box {
  readonly type: string;
  /** The start and end of its content. */
  readonly start: number;
  readonly end: number;
}

/** The maximum number of boxes to read: an ordinary file has a few dozen before its last track. */
const maxBoxes = 2000;

/** The boxes between two positions. The iteration ends at a box that does not fit into its parent. */
async function* boxesIn(read: ReadAt, from: number, to: number, budget: { left: number }) {
  for (let position = from; position + 8 <= to && budget.left > 0; budget.left -= 1) {
    const head = await read(position, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    if (isLong && head.length < 16) return;
    // A size of 0 extends to the end.
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short || to - position;
    const header = isLong ? 16 : 8;
    if (size < header || position + size > to) return;
    const box: Box = {
      type: head.toString('latin1', 4, 8),
      start: position + header,
      end: position + size,
    };
    yield box;
    position += size;
  }
}

/** The size in a track header; phones store portrait videos in landscape with a rotation matrix. */
function sizeOfHeader(header: Buffer): VideoSize | null {
  // Version 1 has 64-bit times.
  const matrix = header[0] === 1 ? 52 : 40;
  if (header.length < matrix + 44) return null;
  const isRotated = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0;
  const width = header.readUInt32BE(matrix + 36) / 65_536;
  const height = header.readUInt32BE(matrix + 40) / 65_536;
  return isRotated ? toVideoSize(height, width) : toVideoSize(width, height);
}

/** The size of the first track with a size in an MP4 or QuickTime file; audio tracks have none. */
export async function readMp4Size(read: ReadAt, sizeBytes: number): Promise<VideoSize | null> {
  const budget = { left: maxBoxes };
  for await (const movie of boxesIn(read, 0, sizeBytes, budget)) {
    if (movie.type !== 'moov') continue;
    for await (const track of boxesIn(read, movie.start, movie.end, budget)) {
      if (track.type !== 'trak') continue;
      for await (const header of boxesIn(read, track.start, track.end, budget)) {
        if (header.type !== 'tkhd') continue;
        const size = sizeOfHeader(
          await read(header.start, Math.min(96, header.end - header.start)),
        );
        if (size !== null) return size;
      }
    }
  }
  return null;
}

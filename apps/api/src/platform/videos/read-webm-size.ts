import { toVideoSize, type ReadAt, type VideoSize } from './video-reader.ts';

/** Ids of the elements that lead to a size (Matroska, RFC 9559). */
const ids = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  displayWidth: 0x54b0,
  displayHeight: 0x54ba,
  displayUnit: 0x54b2,
} as const;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** The maximum number of elements to read: an ordinary file has a few dozen before its tracks end. */
const maxElements = 2000;

/** A number whose first byte encodes its length; `length` is 0 for an invalid one. */
function readNumber(bytes: Buffer, position: number, keepsMarker: boolean) {
  const first = bytes[position] ?? 0;
  const length = first === 0 ? 0 : Math.clz32(first) - 23;
  if (length === 0 || position + length > bytes.length)
    return { length: 0, value: 0, isUnknown: false };
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (const byte of bytes.subarray(position + 1, position + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { length, value, isUnknown };
}

/** The elements between two positions. One of unknown size, as in a live recording, extends to the end. */
async function* elementsIn(read: ReadAt, from: number, to: number, budget: { left: number }) {
  for (let position = from; position < to && budget.left > 0; budget.left -= 1) {
    const head = await read(position, 12);
    const id = readNumber(head, 0, true);
    const size = readNumber(head, id.length, false);
    if (id.length === 0 || size.length === 0) return;
    const start = position + id.length + size.length;
    const end = size.isUnknown ? to : start + size.value;
    if (end > to) return;
    const element: Element = { id: id.value, start, end };
    yield element;
    position = end;
  }
}

async function sizeOfVideo(read: ReadAt, video: Element, budget: { left: number }) {
  const numbers = new Map<number, number>();
  for await (const { id, start, end } of elementsIn(read, video.start, video.end, budget))
    if (end > start && end - start <= 4)
      numbers.set(id, (await read(start, end - start)).readUIntBE(0, end - start));
  const width = numbers.get(ids.pixelWidth) ?? 0;
  const height = numbers.get(ids.pixelHeight) ?? 0;
  // The display size if it is in pixels; other units only give the aspect ratio.
  return (numbers.get(ids.displayUnit) ?? 0) === 0
    ? toVideoSize(numbers.get(ids.displayWidth) ?? width, numbers.get(ids.displayHeight) ?? height)
    : toVideoSize(width, height);
}

/** The size of the first video track of a WebM file; null for audio, or if the media starts before the tracks. */
export async function readWebmSize(read: ReadAt, sizeBytes: number): Promise<VideoSize | null> {
  const budget = { left: maxElements };
  for await (const segment of elementsIn(read, 0, sizeBytes, budget)) {
    if (segment.id !== ids.segment) continue;
    for await (const tracks of elementsIn(read, segment.start, segment.end, budget)) {
      if (tracks.id === ids.cluster) return null;
      if (tracks.id !== ids.tracks) continue;
      for await (const entry of elementsIn(read, tracks.start, tracks.end, budget)) {
        if (entry.id !== ids.trackEntry) continue;
        for await (const video of elementsIn(read, entry.start, entry.end, budget)) {
          if (video.id !== ids.video) continue;
          const size = await sizeOfVideo(read, video, budget);
          if (size !== null) return size;
        }
      }
    }
  }
  return null;
}

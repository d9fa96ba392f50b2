import { readMp4Size } from './read-mp4-size.ts';
import { readWebmSize } from './read-webm-size.ts';
import { withReader, type VideoSize } from './video-reader.ts';

/** The size of a stored video as shown, read from its container; null where the container names none that can be used. */
export async function readVideoSize(
  path: string,
  contentType: string,
  sizeBytes: number,
): Promise<VideoSize | null> {
  const read = contentType === 'video/webm' ? readWebmSize : readMp4Size;
  return withReader(path, (reader) => read(reader, sizeBytes));
}

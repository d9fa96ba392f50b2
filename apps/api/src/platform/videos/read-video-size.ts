import { readMp4Size } from './read-mp4-size.ts';
import { readWebmSize } from './read-webm-size.ts';
import { withReader, type VideoSize } from './video-reader.ts';

/** The displayed size of a stored video from its container; null if there is no valid one. */
export async function readVideoSize(
  path: string,
  contentType: string,
  sizeBytes: number,
): Promise<VideoSize | null> {
  const read = contentType === 'video/webm' ? readWebmSize : readMp4Size;
  return withReader(path, (reader) => read(reader, sizeBytes));
}

export { blockNeedsOf, documentNeeds } from './needs-of.ts';
export { videoPlayer } from '../video/video-player.ts';

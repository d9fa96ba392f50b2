export { blockNeedsOf, documentNeeds } from './needs-of.ts';
export { videoPlayer } from '../../blocks/video/video-player.ts';

export { animateBlocks } from '@sitewright/blocks/client';

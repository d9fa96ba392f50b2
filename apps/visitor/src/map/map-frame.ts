import { startMapFrame } from '@sitewright/blocks/client';

startMapFrame(window);

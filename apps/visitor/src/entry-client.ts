import { start } from './composition/start.ts';

start(window);

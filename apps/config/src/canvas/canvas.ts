import { readCanvasSettings } from './canvas-settings.ts';
import { startCanvas } from './start-canvas.ts';

const settings = readCanvasSettings(document);
if (settings !== undefined && window.parent !== window) startCanvas(window, settings);

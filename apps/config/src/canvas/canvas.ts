import { loadVisitorText } from '@sitewright/blocks/texts';
import { readCanvasSettings } from './canvas-settings.ts';
import { startCanvas } from './start-canvas.ts';

const settings = readCanvasSettings(document);
if (settings !== undefined && window.parent !== window) {
  const { lang } = document.documentElement;
  void loadVisitorText(lang || settings.context.locale).then((text) =>
    startCanvas(window, settings, text),
  );
}

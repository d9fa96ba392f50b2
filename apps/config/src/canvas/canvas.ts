export const canvasName = 'canvas';

import type { Translation } from '../../translation.ts';
import type { maps as english } from '../en/maps.ts';

export const maps: Translation<typeof english> = {
  map: '地図',
  zoomIn: '拡大',
  zoomOut: '縮小',
  attribution: '地図の著作者を表示',
  scrollWithCtrl: 'Ctrl を押しながらスクロールすると地図を拡大・縮小できます',
  scrollWithCommand: '⌘ を押しながらスクロールすると地図を拡大・縮小できます',
  twoFingers: '2 本の指で地図を動かします',
};

import type { Translation } from '../../translation.ts';
import type { page as english } from '../en/page.ts';

export const page: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  locked: 'Esta página está protegida.',
  membersOnly: 'Esta página es solo para miembros del sitio',
  secondRun: 'La página se ha iniciado dos veces, y eso es un error.',
  moduleFailed: 'No se ha podido cargar el módulo',
  fontGone: 'La fuente solicitada ya no está en Typekit',
};

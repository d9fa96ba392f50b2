import type { Translation } from '../../translation.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  unreadable:
    'Error interno: la respuesta del servidor ({url}) no se ha podido leer como JSON: {message}',
  unauthorized: 'Solicitud no autorizada',
  serverError: 'Error interno del servidor. Inténtalo de nuevo más tarde.',
  unavailable: 'Este servicio no está disponible en este momento. Inténtalo de nuevo más tarde.',
  unableToConnect: 'No hay conexión…',
  overlayTitle: '¡Algo ha ido mal!',
  overlayReload: 'Recargar la página',
  overlayClear: 'Ocultar',
};

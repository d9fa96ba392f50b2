import type { Translation } from '../../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking: Translation<typeof english> = {
  eventFailed: 'Error al registrar un evento: estado HTTP {code}',
  unexpectedStatus: 'La solicitud XHR ha terminado con un estado inesperado',
  settingsTimeout: 'Se ha agotado el tiempo de los ajustes de medición',
  pageLoadIdMissing: 'No se ha podido determinar pageLoadId',
  analyticsIdNotStored: 'No se ha podido guardar analyticsId',
  storageUnavailable: 'No hay acceso al almacenamiento local o de sesión.',
};

import type { Translation } from '../../translation.ts';
import type { general as english } from '../en/general.ts';

export const general: Translation<typeof english> = {
  somethingWentWrong: 'Algo ha ido mal',
  unableToLoadResults: 'No se han podido cargar los resultados',
  unableToLoad: 'No se ha podido cargar. Inténtalo de nuevo.',
  unableToLocateContent: 'No se ha encontrado el contenido',
  unableToConnect: 'No hay conexión. Inténtalo de nuevo',
  networkError: 'Error de red',
  noResults: 'No hay resultados',
  checkConnection: 'Comprueba tu conexión a internet.',
  tryAgain: 'Inténtalo de nuevo.',
  timeZoneFailed: 'No se ha podido cargar la zona horaria {timeZone}',
  justNow: 'ahora mismo',
};

import type { Translation } from '../../translation.ts';
import type { files as english } from '../en/files.ts';

export const files: Translation<typeof english> = {
  nameRequired: 'Escribe un nombre de archivo',
  tooLarge: 'El archivo {fileName} es demasiado grande. El tamaño máximo es de {maxSize}.',
  unsupported: 'El archivo {fileName} no parece ser un archivo {fileTypeMessage}compatible.',
  noJobData: 'La solicitud de la tarea no ha devuelto datos',
  processingFailed: 'No se ha podido procesar el archivo',
  processingCancelled: 'Se ha cancelado el procesamiento del archivo',
  processingIncomplete: 'El procesamiento del archivo no ha terminado',
  uploadIncomplete: 'La subida del archivo no ha terminado',
  renameFailed: 'Ha habido un problema al cambiar el nombre del archivo.',
  uploadFailed: 'Ha habido un problema al subir el archivo.',
};

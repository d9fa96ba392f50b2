// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { files as source } from '../../catalog/en/files.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const files = {
  nameRequired: "Veuillez saisir un nom de fichier",
  tooLarge: ["Le fichier ",["fileName"]," est trop volumineux. La taille maximale est de ",["maxSize"],"."],
  unsupported: ["Le fichier ",["fileName"]," ne semble pas être un fichier ",["fileTypeMessage"],"pris en charge."],
  noJobData: "La demande de tâche n’a donné aucune donnée",
  processingFailed: "Le traitement du fichier a échoué",
  processingCancelled: "Le traitement du fichier a été annulé",
  processingIncomplete: "Le traitement du fichier n’a pas abouti",
  uploadIncomplete: "L’envoi du fichier n’a pas abouti",
  renameFailed: "Un problème est survenu pendant le renommage de votre fichier.",
  uploadFailed: "Un problème est survenu pendant l’envoi de votre fichier.",
} as CompiledArea<typeof source>;

// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { files as source } from '../../catalog/en/files.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const files = {
  nameRequired: "Bitte geben Sie einen Dateinamen ein",
  tooLarge: ["Die Datei ",["fileName"]," ist zu groß. Eine Datei darf höchstens ",["maxSize"]," groß sein."],
  unsupported: ["Die Datei ",["fileName"]," scheint keine unterstützte ",["fileTypeMessage"],"Datei zu sein."],
  noJobData: "Die Anfrage zum Auftrag brachte keine Daten",
  processingFailed: "Die Datei konnte nicht verarbeitet werden",
  processingCancelled: "Die Verarbeitung der Datei wurde abgebrochen",
  processingIncomplete: "Die Verarbeitung der Datei wurde nicht fertig",
  uploadIncomplete: "Das Hochladen der Datei wurde nicht fertig",
  renameFailed: "Beim Umbenennen Ihrer Datei ist ein Fehler aufgetreten.",
  uploadFailed: "Beim Hochladen Ihrer Datei ist ein Fehler aufgetreten.",
} as CompiledArea<typeof source>;

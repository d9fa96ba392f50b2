export {
  createEditorEvents,
  type EditorEvents,
  type EditorEventsOptions,
  type EventChannel,
} from './create-editor-events.ts';

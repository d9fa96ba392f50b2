import type { Area } from './compiled-message.ts';

/** The texts of an area in another language. Missing ones are shown in English (MSG-19). */
export type Translation<Source extends Area> = { readonly [Key in keyof Source]?: string };

import { isStorableText } from '@sitewright/contracts/limits';

/** Why a JSON body is rejected; the response has the same message for all, the log names the reason. */
export type JsonErrorCode = 'tooDeep' | 'notJson' | 'poisonedKey' | 'badCharacter';

export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: JsonErrorCode };

const opening = new Set(['{'.charCodeAt(0), '['.charCodeAt(0)]);
const closing = new Set(['}'.charCodeAt(0), ']'.charCodeAt(0)]);
const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);

/** Depth is counted before parsing: a recursive parser must not see half a million brackets. */
function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === backslash) index += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (opening.has(code)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (closing.has(code)) depth -= 1;
  }
  return false;
}

function findValueError(value: unknown): JsonErrorCode | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : 'badCharacter';
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const member of value) {
      const error = findValueError(member);
      if (error !== undefined) return error;
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return 'poisonedKey';
    const error = isStorableText(key)
      ? findValueError((value as Record<string, unknown>)[key])
      : 'badCharacter';
    if (error !== undefined) return error;
  }
  return undefined;
}

const byteOrderMark = '\ufeff';

/**
 * Parses a body: bounded depth, no key that reaches a prototype, only text that can be stored. A byte order mark, which
 * some clients write, is ignored (RFC 8259, section 8.1).
 */
export function parseJsonText(body: string, maxDepth: number): JsonResult {
  const text = body.startsWith(byteOrderMark) ? body.slice(1) : body;
  if (isDeeperThan(text, maxDepth)) return { ok: false, error: 'tooDeep' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: 'notJson' };
  }
  const error = findValueError(value);
  return error === undefined ? { ok: true, value } : { ok: false, error };
}

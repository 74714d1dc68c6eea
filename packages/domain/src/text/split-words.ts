/**
 * A text as words, spaces and signs, in their order and with nothing left out. A word is a run of letters of any
 * alphabet with their marks, of digits, or of words joined by a hyphen or an apostrophe («бір-екі»).
 */
export const splitWords = (text: string): string[] => text.match(pieces) ?? []

const pieces = /[\p{L}\p{M}\p{N}]+(?:[-‑'’][\p{L}\p{M}\p{N}]+)*|\s+|[^\p{L}\p{M}\p{N}\s]/gu

/** Marks that are not seen: controls, zero-width and bidirectional marks, soft hyphens, letters that are blank. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|\u034f/gu
/** Marks that choose how the sign before them is drawn: seen in messages alone. */
const variations = /\p{Variation_Selector}/gu
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g
/** The hyphen, dashes and minus that word processors and messengers write. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu
/** Accents, primes and quotation marks that keyboards and word processors give for an apostrophe. */
const apostrophes = /[`\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018\u2019\u201b\u2032\uff07]/g

/** Normalises typed text: one Unicode spelling, usual spaces, no invisible marks, nothing blank around. Lines stay. */
export const cleanText = (typed: string): string =>
  typed
    .replace(lineEnds, '\n')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/**
 * Normalises what is typed on one line and compared later (a name, a number, an address): as `cleanText`, with one
 * space between words, `-` for every dash, `'` for every apostrophe and no mark of how a sign is drawn.
 */
export const cleanLine = (typed: string): string =>
  cleanText(typed.replace(variations, '')).replace(/\s+/g, ' ').replace(dashes, '-').replace(apostrophes, "'")

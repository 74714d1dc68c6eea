/**
 * What some browser of the baseline lacks (`apps/web/.browserslistrc`), by what it belongs to. Only what our compilers know:
 * the rest is no word of the language to them (`lib` of `tsconfig.base.json`).
 */
const missing: Record<string, readonly string[]> = {
  Array: ['toSorted', 'toReversed', 'toSpliced', 'with', 'fromAsync'],
  ReadonlyArray: ['toSorted', 'toReversed', 'toSpliced', 'with'],
  ...Object.fromEntries(
    ['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64'].map((kind) => [
      `${kind}Array`,
      ['toSorted', 'toReversed', 'with'],
    ]),
  ),
  ArrayBuffer: ['resize', 'transfer', 'transferToFixedLength'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Set: ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  Promise: ['withResolvers', 'try'],
  String: ['isWellFormed', 'toWellFormed'],
  AbortSignal: ['any', 'timeout'],
  URL: ['canParse', 'parse'],
  URLSearchParams: ['size'],
  Response: ['json'],
  Element: ['checkVisibility', 'setHTMLUnsafe'],
  HTMLElement: ['showPopover', 'hidePopover', 'togglePopover'],
  Document: ['startViewTransition'],
  Navigator: ['userActivation'],
  ReadableStream: ['from'],
}

/** A library of the language declares what belongs to a class itself in `ArrayConstructor` and the like. */
const partOf = (owner: string) => owner.replace(/Constructor$/, '')

export const missingNames: ReadonlySet<string> = new Set(Object.values(missing).flat())

export const isMissing = (owner: string, name: string): boolean => missing[partOf(owner)]?.includes(name) ?? false

/** The order tells: most browsers name others beside themselves. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser/, 'Yandex Browser'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/FxiOS|Firefox/, 'Firefox'],
  [/CriOS|Chrome/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Roughly which browser it is, as people call it; null where it does not say. */
export function nameBrowser(userAgent: string): string | null {
  const found = [browsers, systems].map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1])
  return found.filter(Boolean).join(', ') || null
}

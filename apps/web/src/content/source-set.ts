type File = { filename: string; width: number }

/** Pictures are served by the storefront itself, so that a page has one origin. */
export const mediaPath = (filename: string | null | undefined) => `/media/${encodeURIComponent(filename ?? '')}`

/** A picture's sizes as `srcset` lists them, smallest first; of two as wide as each other the first, which is lighter. */
export function sourceSet(files: readonly File[]): string {
  const byWidth = new Map<number, string>()
  for (const { filename, width } of files) if (!byWidth.has(width)) byWidth.set(width, mediaPath(filename))
  return [...byWidth].map(([width, path]) => `${path} ${width}w`).join(', ')
}

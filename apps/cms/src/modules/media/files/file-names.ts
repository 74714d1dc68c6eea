type Stored = {
  filename?: string | null
  original?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined> | null
}

/** Every file of an upload: its own, each of its sizes, and what it was cut from. */
export const fileNames = (stored: Stored | undefined): string[] => [
  ...new Set(
    [stored?.filename, stored?.original, ...Object.values(stored?.sizes ?? {}).map((size) => size?.filename)].filter(
      (name) => typeof name === 'string' && name !== '',
    ) as string[],
  ),
]

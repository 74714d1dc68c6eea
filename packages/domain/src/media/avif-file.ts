export const avifType = 'image/avif'

/** Where the AVIF of a stored picture stands, if it was worth keeping: beside it, under its whole name. */
export const avifFile = (filename: string): string => `${filename}.avif`

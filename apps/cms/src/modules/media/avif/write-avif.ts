import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { avifFile } from '@estu/domain/media/avif-file'

/** About as good to the eye as WebP of 80; more effort costs seconds and saves a twentieth. */
const options = { quality: 55, effort: 4 }
/** What saves less is not worth a second file. */
const mostOfOriginal = 0.9

export type StoredFile = { filename: string; width: number; filesize: number }

/**
 * Writes each stored size of a picture once more as AVIF, from the largest one, and keeps those that are smaller.
 * @returns the names that were written
 */
export async function writeAvif(folder: string, original: string, files: readonly StoredFile[]): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  const written: string[] = []
  for (const { filename, width, filesize } of files) {
    const source = sharp(path.join(folder, original)).resize({ width, withoutEnlargement: true })
    const data = await source.avif(options).toBuffer()
    if (data.length > filesize * mostOfOriginal) continue
    const name = avifFile(filename)
    await writeFile(path.join(folder, name), data)
    written.push(name)
  }
  return written
}

/** Takes away what stood beside files that are no more. */
export async function removeAvif(folder: string, filenames: readonly string[]): Promise<void> {
  for (const filename of filenames) await rm(path.join(folder, avifFile(filename)), { force: true })
}

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { avifFile } from '@estu/domain/media/avif-file'
import { encodeAvif } from './encode-avif.ts'

export type StoredFile = { filename: string; width: number; filesize: number }

/** Writes each size of a stored picture once more as AVIF, from the largest one, where that is shorter. */
export async function writeAvif(folder: string, original: string, files: readonly StoredFile[]): Promise<void> {
  const { default: sharp } = await import('sharp')
  for (const { filename, width, filesize } of files) {
    const data = await encodeAvif(sharp(path.join(folder, original)).resize({ width }), filesize)
    if (data) await writeFile(path.join(folder, avifFile(filename)), data)
  }
}

import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { noteUnstored } from '../files/leftovers.ts'

/** Beside the pictures and served by nobody: what was cut off is not for visitors. */
export const originalsFolder = 'originals'

/** Keeps a picture as it was before it was cut. @returns its name within the folder of pictures. */
export async function keepOriginal(req: PayloadRequest, folder: string, data: Buffer, ext: string): Promise<string> {
  const name = `${originalsFolder}/${createHash('sha256').update(data).digest('hex')}${ext}`
  await noteUnstored(req, 'media', [name])
  await mkdir(path.join(folder, originalsFolder), { recursive: true })
  await writeFile(path.join(folder, name), data)
  return name
}

export const readOriginal = (folder: string, name: string): Promise<Buffer> => readFile(path.join(folder, name))

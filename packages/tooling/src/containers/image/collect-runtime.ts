import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { ownFiles } from './own-files.ts'
import { runtimeFiles } from './runtime-files.ts'

const atOnce = 64

/**
 * Copies what runs, and nothing else, from a built repository into `folder`, where it lies as it did.
 * @returns how many files.
 */
export async function collectRuntime(root: string, folder: string): Promise<number> {
  const files = [...new Set([...(await ownFiles(root)), ...(await runtimeFiles(root))])]
  for (let begin = 0; begin < files.length; begin += atOnce) {
    await Promise.all(files.slice(begin, begin + atOnce).map((file) => copy(root, folder, file)))
  }
  return files.length
}

async function copy(root: string, folder: string, file: string): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  // Links of packages stay links: each package finds its own versions by the place it lies at.
  await cp(path.join(root, file), target, { verbatimSymlinks: true })
}

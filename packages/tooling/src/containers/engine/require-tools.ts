import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../env.ts'

const tools = ['buildah', 'debootstrap']
const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/** @throws OperatorError naming what the machine lacks and how it is had. */
export async function requireTools(platform = process.platform, uid = process.getuid?.()): Promise<void> {
  if (platform !== 'linux') throw new OperatorError('containers are checked on Linux only.')
  if (uid !== 0) throw new OperatorError('containers are checked by root: buildah changes the root of processes.')
  const missing = await missingOf(tools)
  if (missing.length === 0) return
  throw new OperatorError(`${missing.join(' and ')} not found. On Debian: apt-get install -y ${tools.join(' ')}`)
}

/** Which of these programs are in none of the folders. */
export async function missingOf(names: readonly string[], inFolders: readonly string[] = folders): Promise<string[]> {
  const found = await Promise.all(names.map((name) => isThere(name, inFolders)))
  return names.filter((_, index) => !found[index])
}

async function isThere(name: string, inFolders: readonly string[]): Promise<boolean> {
  const looks = inFolders.map((folder) =>
    access(path.join(folder, name), constants.X_OK).then(
      () => true,
      () => false,
    ),
  )
  return (await Promise.all(looks)).includes(true)
}

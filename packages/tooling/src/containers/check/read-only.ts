import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../env.ts'
import type { Container } from '../run/container.ts'

/** What buildah itself makes in a container that it starts: places of the kernel's, and of its own files. */
const ofEngine = ['/dev', '/etc', '/proc', '/run/.containerenv', '/run/secrets', '/sys']

/**
 * Makes sure that no service wrote where an engine would not let it: the kernel of a check has no such bounds.
 * @throws OperatorError naming the first files
 */
export async function requireOnlyVolumesWritten(containers: Iterable<Container>): Promise<void> {
  const found: string[] = []
  for (const container of containers) {
    if (!container.service.readOnly) throw new OperatorError(`${container.service.name} may write to its own files.`)
    for (const file of await writtenIn(container)) found.push(`${container.service.name}: ${file}`)
  }
  if (found.length > 0)
    throw new OperatorError(`written outside of volumes: ${found.slice(0, 10).join(', ')} (${found.length} files).`)
}

async function writtenIn({ service, rootfs, startedAt }: Container): Promise<string[]> {
  const open = [...service.volumes.map(({ to }) => to), ...service.temporary, ...ofEngine]
  const names = await readdir(rootfs, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(rootfs, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => !open.some((folder) => file === folder || file.startsWith(`${folder}/`)))
  const written: string[] = []
  for (const file of files) {
    const { mtimeMs, ctimeMs } = await stat(path.join(rootfs, file))
    if (Math.max(mtimeMs, ctimeMs) > startedAt) written.push(file)
  }
  return written
}

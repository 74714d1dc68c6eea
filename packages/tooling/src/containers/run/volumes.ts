import { chmod, chown, mkdir, mkdtemp, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Volume } from '../compose/parse-compose.ts'

export type Places = {
  /** Where named volumes lie. */
  volumes: string
  /** What paths of docker-compose.yml are relative to. */
  repository: string
  /** Files that stand in for those of the repository, by their path there. */
  instead: Readonly<Record<string, string>>
}

/**
 * What `buildah run` is told of a volume. A named one takes, as it is made, the owner of the image's folder.
 * @param rootfs where the container's files lie
 */
export async function mountOf(volume: Volume, rootfs: string, places: Places): Promise<string> {
  const from = volume.named ? await namedVolume(volume, rootfs, places) : fileOf(volume, places)
  return [from, volume.to, volume.readOnly ? 'ro' : 'rw'].join(':')
}

/** A folder that stands for one that an engine keeps in memory: empty at each start, and everybody's. */
export async function temporaryMount(to: string, { volumes }: Places): Promise<string> {
  const folder = await mkdtemp(path.join(volumes, 'temporary-'))
  await chmod(folder, 0o1777)
  return `${folder}:${to}:rw`
}

async function namedVolume({ from, to }: Volume, rootfs: string, { volumes }: Places): Promise<string> {
  const folder = path.join(volumes, from)
  if ((await mkdir(folder, { recursive: true })) === undefined) return folder
  const inImage = await stat(path.join(rootfs, to)).catch(() => null)
  if (inImage) await chown(folder, inImage.uid, inImage.gid)
  return folder
}

const fileOf = ({ from }: Volume, { repository, instead }: Places) => instead[from] ?? path.resolve(repository, from)

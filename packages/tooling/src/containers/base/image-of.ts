import type { Buildah } from '../engine/buildah.ts'
import type { Release } from './debian.ts'

export type BaseImage = {
  /** As a Dockerfile or docker-compose.yml asks for it. */
  name: string
  release: Release
  /** Further Debian packages. */
  packages: readonly string[]
  /** Puts what is missing into the new container and says how it is started. */
  furnish: (buildah: Buildah, container: string) => Promise<void>
}

/** Commits a container made of a folder as an image. */
export async function commitImage(buildah: Buildah, folder: string, image: BaseImage): Promise<void> {
  const container = await buildah.ask('from', 'scratch')
  try {
    await buildah.work(`filling ${image.name}`, ['add', '--quiet', container, folder, '/'])
    await image.furnish(buildah, container)
    await buildah.work(`keeping ${image.name}`, ['commit', '--quiet', container, image.name])
  } finally {
    await buildah.ask('rm', container)
  }
}

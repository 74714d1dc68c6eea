import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { runToEnd } from '../../processes/child.ts'

/** `forky` where what the public image holds is newer than Debian 12. */
export type Release = 'bookworm' | 'forky'
/** Empty: the one that debootstrap itself asks. */
const mirror = ''
/** All of Debian's newer releases are made alike; an older debootstrap has no name for them. */
const script = 'sid'
/** As in Debian's own slim images. */
const unread = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
  'var/cache/apt',
  'var/lib/apt/lists',
]

/** A small Debian in a folder, made once. */
export async function debianIn(folder: string, release: Release, packages: readonly string[]): Promise<void> {
  if (existsSync(folder)) return
  const halfway = `${folder}.part`
  await rm(halfway, { recursive: true, force: true })
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
  await runToEnd({
    name: 'debootstrap',
    command: 'debootstrap',
    args: ['--variant=minbase', ...include, release, halfway, mirror, script],
    cwd: '/',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  for (const name of unread) await rm(path.join(halfway, name), { recursive: true, force: true })
  await rename(halfway, folder)
}

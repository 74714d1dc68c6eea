import path from 'node:path'
import { makeBaseImages } from '../containers/base/base-images.ts'
import { backupsImage, openCheckFolder, shopImage } from '../containers/check/open-folder.ts'
import { openStack } from '../containers/check/open-stack.ts'
import { requireOnlyVolumesWritten } from '../containers/check/read-only.ts'
import { requireListedPackages } from '../containers/check/sbom.ts'
import { tryBackups } from '../containers/check/try-backups.ts'
import { visitStack } from '../containers/check/visit-stack.ts'
import { buildImage, sizeOfImage } from '../containers/engine/build-image.ts'
import { npmSettings } from '../containers/engine/npm-settings.ts'
import { requireTools } from '../containers/engine/require-tools.ts'
import { containerOf } from '../containers/run/stack.ts'
import { OperatorError, readToolingEnv, root } from '../env.ts'
import { say, sinceStart, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'

/** Builds the image and runs the services of docker-compose.yml without a container engine. Usage: pnpm check:containers */
runCommand(async () => {
  await requireTools()
  const env = readToolingEnv()
  const folder = await openCheckFolder(path.join(env.dataDir, 'containers'))
  const { buildah } = folder
  try {
    await step('Making base images', () => makeBaseImages(buildah))
    const npm = await npmSettings(env.certificates)
    await step('Building the image', () => buildImage(buildah, root, shopImage, npm))
    say(`The image holds ${Math.round((await sizeOfImage(buildah, shopImage)) / 1e6)} MB`)
    await step('Building the image of the backups', () =>
      buildImage(buildah, root, backupsImage, npm, 'Dockerfile.backups'),
    )
    const { stack, network } = await openStack(folder)
    const volumes = path.join(folder.run, 'volumes')
    try {
      const packages = await requireListedPackages(containerOf(stack, 'web-1').rootfs)
      say(`The list of parts names all ${packages} packages of the image`)
      await step('Publishing through the CMS, reading through the proxy', () => visitStack(stack, network, volumes))
      await step('Making a backup and restoring it', () => tryBackups(stack, volumes))
    } finally {
      await requireGoodEnd(await step('Stopping all', stack.stop))
    }
    await step('Looking for files written outside of volumes', () =>
      requireOnlyVolumesWritten(stack.containers.values()),
    )
  } finally {
    await folder.clean()
  }
  say(`Containers build and run (${sinceStart()}).`)
  return 0
})

async function requireGoodEnd(unwell: readonly string[]): Promise<void> {
  if (unwell.length > 0) throw new OperatorError(`did not end well when asked to: ${unwell.join(', ')}`)
}

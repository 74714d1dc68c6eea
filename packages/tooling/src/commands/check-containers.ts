import path from 'node:path'
import { makeBaseImages } from '../containers/base/base-images.ts'
import { openCheckFolder, shopImage } from '../containers/check/open-folder.ts'
import { openStack } from '../containers/check/open-stack.ts'
import { visitStack } from '../containers/check/visit-stack.ts'
import { buildImage, sizeOfImage } from '../containers/engine/build-image.ts'
import { npmSettings } from '../containers/engine/npm-settings.ts'
import { requireTools } from '../containers/engine/require-tools.ts'
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
    const { stack, network } = await openStack(folder)
    try {
      await step('Publishing through the CMS, reading through the proxy', () =>
        visitStack(stack, network, path.join(folder.run, 'volumes/media')),
      )
    } finally {
      await requireGoodEnd(await step('Stopping all', stack.stop))
    }
  } finally {
    await folder.clean()
  }
  say(`Containers build and run (${sinceStart()}).`)
  return 0
})

async function requireGoodEnd(unwell: readonly string[]): Promise<void> {
  if (unwell.length > 0) throw new OperatorError(`did not end well when asked to: ${unwell.join(', ')}`)
}

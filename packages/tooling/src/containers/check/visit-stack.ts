import { readdir, readFile } from 'node:fs/promises'
import { OperatorError } from '../../env.ts'
import { say } from '../../progress.ts'
import { addressOf, type Network } from '../run/network.ts'
import type { Stack } from '../run/stack.ts'
import { askHost } from './ask-host.ts'
import { publishArticle } from './publish-article.ts'
import { cmsHost } from './values.ts'

/**
 * Uses a running stack as visitors, editors and operators do.
 * @param mediaFolder the volume that CMS and storefronts share
 * @throws OperatorError naming what does not hold
 */
export async function visitStack(stack: Stack, network: Network, mediaFolder: string): Promise<void> {
  const webUrl = `http://${addressOf(network, 'proxy')}`
  const cmsUrl = `http://${addressOf(network, 'cms')}:3001`
  await pageOf(webUrl)
  await pageOf(`${webUrl}/kk`)
  await pageOf(`${webUrl}/media/${await storedPicture(mediaFolder)}`)
  await pageOf(`http://${addressOf(network, 'web-1')}:9464/metrics`)
  const admin = await askHost(addressOf(network, 'proxy'), cmsHost, '/admin/login')
  if (admin.status !== 200) throw new OperatorError(`the proxy shows ${admin.status} for the CMS.`)
  const ms = await publishArticle(cmsUrl, webUrl, await firstEditor(stack))
  say(`An article was published and seen through the proxy after ${ms} ms`)
}

/** The words of a page. @throws OperatorError where it is none */
async function pageOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (response.status !== 200) throw new OperatorError(`${url} answers ${response.status}.`)
  return response.text()
}

/** One of the pictures that `prepare` made. */
async function storedPicture(folder: string): Promise<string> {
  const picture = (await readdir(folder)).find((name) => /\.(?:avif|webp|png|jpe?g)$/.test(name))
  if (!picture) throw new OperatorError('prepare left no picture in the volume of the media.')
  return picture
}

/** As an operator reads it: `docker compose logs prepare`. */
async function firstEditor(stack: Stack) {
  const file = stack.containers.get('prepare')?.logFile ?? ''
  const [, email, password] = /^first-editor: (\S+) (\S+)$/m.exec(await readFile(file, 'utf8')) ?? []
  if (!email || !password) throw new OperatorError('prepare made no first editor.')
  return { email, password }
}

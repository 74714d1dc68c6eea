import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../env.ts'
import { say } from '../../progress.ts'
import { addressOf, type Network } from '../run/network.ts'
import { containerOf, type Stack } from '../run/stack.ts'
import { edgeAsker } from './ask-edge.ts'
import { publishArticle } from './publish-article.ts'
import { cmsHost, shopHost } from './values.ts'

/** Each version of HTTP that browsers speak, by what curl is told and what it says. */
const versions = [
  { option: '--http1.1', says: '1.1' },
  { option: '--http2', says: '2' },
  { option: '--http3-only', says: '3' },
] as const

/**
 * Uses a running stack as visitors, editors and operators do.
 * @param volumes where the named volumes lie
 * @throws OperatorError naming what does not hold
 */
export async function visitStack(stack: Stack, network: Network, volumes: string): Promise<void> {
  await visitEdge(stack, await storedPicture(path.join(volumes, 'media')))
  await pageOf(`http://${addressOf(network, 'web-1')}:9464/metrics`)
  const webUrl = `http://${addressOf(network, 'proxy')}`
  const cmsUrl = `http://${addressOf(network, 'cms')}:3001`
  const ms = await publishArticle(cmsUrl, webUrl, await firstEditor(stack))
  say(`An article was published and seen through the proxy after ${ms} ms`)
}

/** Asks what faces the world for pages of both hosts, in each version of HTTP, by certificates it got by itself. */
async function visitEdge(stack: Stack, picture: string): Promise<void> {
  const ask = edgeAsker(containerOf(stack, 'edge'))
  for (const { option, says } of versions) {
    for (const url of [`https://${shopHost}/`, `https://${shopHost}/kk`, `https://${cmsHost}/admin/login`]) {
      const { status, version, isTrusted, body } = await ask(url, option)
      if (status !== 200 || version !== says || !isTrusted || !body.includes('</html>'))
        throw new OperatorError(`${url} answers ${status} by HTTP/${version} to ${option}, trusted: ${isTrusted}.`)
    }
  }
  const seen = await ask(`https://${shopHost}/media/${picture}`, '--output', '/dev/null')
  if (seen.status !== 200) throw new OperatorError(`the picture ${picture} answers ${seen.status}.`)
  const unsafe = await ask(`http://${shopHost}/kk?utm_source=a`)
  if (unsafe.status !== 308 || unsafe.redirect !== `https://${shopHost}/kk?utm_source=a`)
    throw new OperatorError(`http:// answers ${unsafe.status} and leads to ${unsafe.redirect}.`)
  say('Both hosts answer by HTTP/1.1, HTTP/2 and HTTP/3 with certificates of the authority; http:// leads to https://')
}

/** @throws OperatorError where it answers with a fault */
async function pageOf(url: string): Promise<void> {
  const response = await fetch(url)
  await response.body?.cancel()
  if (response.status !== 200) throw new OperatorError(`${url} answers ${response.status}.`)
}

/** One of the pictures that `prepare` made. */
async function storedPicture(folder: string): Promise<string> {
  const picture = (await readdir(folder)).find((name) => /\.(?:avif|webp|png|jpe?g)$/.test(name))
  if (!picture) throw new OperatorError('prepare left no picture in the volume of the media.')
  return picture
}

/** As an operator reads it: `docker compose logs prepare`. */
async function firstEditor(stack: Stack) {
  const { logFile } = containerOf(stack, 'prepare')
  const [, email, password] = /^first-editor: (\S+) (\S+)$/m.exec(await readFile(logFile, 'utf8')) ?? []
  if (!email || !password) throw new OperatorError('prepare made no first editor.')
  return { email, password }
}

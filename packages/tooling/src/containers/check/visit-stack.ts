import { readFile } from 'node:fs/promises'
import { OperatorError } from '../../env.ts'
import { say } from '../../progress.ts'
import { addressOf, type Network } from '../run/network.ts'
import type { Stack } from '../run/stack.ts'
import { askHost } from './ask-host.ts'
import { publishArticle } from './publish-article.ts'
import { cmsHost } from './values.ts'

/** Uses a running stack as visitors, editors and operators do. @throws OperatorError naming what does not hold */
export async function visitStack(stack: Stack, network: Network): Promise<void> {
  const webUrl = `http://${addressOf(network, 'proxy')}`
  const cmsUrl = `http://${addressOf(network, 'cms')}:3001`
  const home = await pageOf(webUrl)
  await pageOf(`${webUrl}/kk`)
  const picture = /\/media\/[^"'\s?]+/.exec(home)?.[0]
  if (!picture) throw new OperatorError('the home page shows no picture of the CMS.')
  await pageOf(`${webUrl}${picture}`)
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

/** As an operator reads it: `docker compose logs prepare`. */
async function firstEditor(stack: Stack) {
  const file = stack.containers.get('prepare')?.logFile ?? ''
  const [, email, password] = /^first-editor: (\S+) (\S+)$/m.exec(await readFile(file, 'utf8')) ?? []
  if (!email || !password) throw new OperatorError('prepare made no first editor.')
  return { email, password }
}

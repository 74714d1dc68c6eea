import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../env.ts'
import { openMailCatcher } from '../../mail/mail-catcher.ts'
import { freePort } from '../../processes/ports.ts'
import { interpolate, requiredVariables } from '../compose/interpolate.ts'
import { parseCompose } from '../compose/parse-compose.ts'
import { addressOf, hostsFile, listeningOn, type Network, networkOf } from '../run/network.ts'
import { type Stack, startStack } from '../run/stack.ts'
import { withAuthority } from './authority.ts'
import type { CheckFolder } from './open-folder.ts'
import { cmsHost, shopHost, valuesFor } from './values.ts'

const proxySettings = './docs/proxies/proxy.conf'

/** Starts what docker-compose.yml describes, beside an authority that gives its certificates. */
export async function openStack({ buildah, run }: CheckFolder): Promise<{ stack: Stack; network: Network }> {
  const text = await readFile(path.join(root, 'docker-compose.yml'), 'utf8')
  const mail = await openMailCatcher(path.join(run, 'mail'), await freePort())
  const values = valuesFor(requiredVariables(text), mail.url)
  const { services, instead } = await withAuthority(parseCompose(interpolate(text, values)), run)
  const network = networkOf(services, (process.pid % 254) + 1)
  const hosts = path.join(run, 'hosts')
  await writeFile(hosts, hostsFile(network, { [shopHost]: 'edge', [cmsHost]: 'edge' }))
  const proxyFile = path.join(run, 'proxy.conf')
  const written = await readFile(path.join(root, proxySettings), 'utf8')
  await writeFile(proxyFile, listeningOn(written, addressOf(network, 'proxy')))
  const volumes = path.join(run, 'volumes')
  await mkdir(volumes, { recursive: true })
  const stack = await startStack(services, {
    buildah,
    network,
    hostsFile: hosts,
    logs: path.join(run, 'logs'),
    volumes,
    repository: root,
    instead: { [proxySettings]: proxyFile, ...instead },
  })
  const stop = async () => {
    const unwell = await stack.stop()
    await mail.stop()
    return unwell
  }
  return { stack: { ...stack, stop }, network }
}

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../env.ts'
import { openMailCatcher } from '../../mail/mail-catcher.ts'
import { freePort } from '../../processes/ports.ts'
import { interpolate, requiredVariables } from '../compose/interpolate.ts'
import { parseCompose } from '../compose/parse-compose.ts'
import { addressOf, hostsFile, listeningOn, type Network, networkOf } from '../run/network.ts'
import { type Stack, startStack } from '../run/stack.ts'
import type { CheckFolder } from './open-folder.ts'
import { valuesFor } from './values.ts'

const proxySettings = './docs/proxy.conf'

/** Starts what docker-compose.yml describes. */
export async function openStack({ buildah, run }: CheckFolder): Promise<{ stack: Stack; network: Network }> {
  const text = await readFile(path.join(root, 'docker-compose.yml'), 'utf8')
  const names = requiredVariables(text)
  const unnamed = parseCompose(interpolate(text, Object.fromEntries(names.map((name) => [name, name]))))
  const network = networkOf(unnamed, (process.pid % 254) + 1)
  const mail = await openMailCatcher(path.join(run, 'mail'), await freePort())
  const services = parseCompose(interpolate(text, valuesFor(names, network, mail.url)))
  const hosts = path.join(run, 'hosts')
  await writeFile(hosts, hostsFile(network))
  const proxyFile = path.join(run, 'proxy.conf')
  const written = await readFile(path.join(root, proxySettings), 'utf8')
  await writeFile(proxyFile, listeningOn(written, addressOf(network, 'proxy')))
  const stack = await startStack(services, {
    buildah,
    network,
    hostsFile: hosts,
    logs: path.join(run, 'logs'),
    volumes: path.join(run, 'volumes'),
    repository: root,
    instead: { [proxySettings]: proxyFile },
  })
  const stop = async () => {
    const unwell = await stack.stop()
    await mail.stop()
    return unwell
  }
  return { stack: { ...stack, stop }, network }
}

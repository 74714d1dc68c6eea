import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Child } from '../processes/child.ts'
import { freePort } from '../processes/ports.ts'
import { findNginx, openNginx } from './serve/nginx.ts'

const repository = path.resolve(import.meta.dirname, '../../../..')

/** What `docs/proxies/proxy.conf` says of a machine that has containers, and what stands for it here. */
type Places = { web: string; cms: string; port: number; cmsPort: number; folder: string }

/**
 * nginx in front of a storefront, set as the operator's is.
 * @returns null where there is no nginx
 */
export async function openProxy(
  shop: { webUrl: string; cmsUrl: string },
  folder: string,
): Promise<{ url: string; child: Child } | null> {
  const nginx = await findNginx()
  if (!nginx) return null
  const settings = await readFile(path.join(repository, 'docs/proxies/proxy.conf'), 'utf8')
  const [web, cms] = [new URL(shop.webUrl).host, new URL(shop.cmsUrl).host]
  const cmsPort = await freePort()
  return openNginx(nginx, folder, (port) => onThisMachine(settings, { web, cms, port, cmsPort, folder }))
}

function onThisMachine(settings: string, { web, cms, port, cmsPort, folder }: Places): string {
  const changes: [string, string][] = [
    ['server web-1:3000; server web-2:3000;', `server ${web};`],
    ['server cms:3001;', `server ${cms};`],
    ['/var/cache/nginx', path.join(folder, 'pages')],
    ['listen 80 default_server;', `listen 127.0.0.1:${port};`],
    ['listen 80;', `listen 127.0.0.1:${cmsPort};`],
  ]
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`docs/proxies/proxy.conf has no ${from}`)
    return changed
  }, settings)
}

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Service } from '../compose/parse-compose.ts'

const name = 'authority'
const settings = './authority.Caddyfile'
/** Where in its volume the root lies that all certificates of a check go back to. */
const rootInVolume = 'caddy/pki/authorities/local/root.crt'
export const authorityDirectory = `https://${name}:14000/acme/local/directory`

/** An authority for certificates that asks for the same proofs as those of the world, and that nobody else trusts. */
const written = `{
	default_bind {$HOST}
	admin off
	skip_install_trust
}
https://${name}:14000 {
	tls internal
	acme_server
}
http://:2020 {
	respond /health 200
}
`

/** Puts an authority in front of the services, and lets the edge trust it. @returns what stands for its settings, too */
export async function withAuthority(services: readonly Service[], folder: string) {
  const file = path.join(folder, 'authority.Caddyfile')
  await writeFile(file, written)
  const edge = services.find((service) => service.name === 'edge')
  if (!edge) throw new Error('docker-compose.yml has no edge')
  const authority: Service = {
    ...edge,
    name,
    command: null,
    environment: { HOST: '0.0.0.0' },
    volumes: [
      { from: settings, to: '/etc/caddy/Caddyfile', named: false, readOnly: true },
      { from: name, to: '/data', named: true, readOnly: false },
    ],
    after: [],
    healthTest: edge.healthTest?.map((word) => word.replace('//edge:', `//${name}:`)) ?? null,
    published: [],
  }
  const trusting: Service = {
    ...edge,
    environment: { ...edge.environment, SSL_CERT_FILE: `/authority/${rootInVolume}` },
    volumes: [...edge.volumes, { from: name, to: '/authority', named: true, readOnly: true }],
    after: [...edge.after, { name, condition: 'service_healthy' }],
  }
  const others = services.filter((service) => service !== edge)
  return { services: [authority, ...others, trusting], instead: { [settings]: file } }
}

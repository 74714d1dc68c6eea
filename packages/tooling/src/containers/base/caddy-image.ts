import type { BaseImage } from './image-of.ts'

/** Debian's Caddy with the places and the command of the public image. It brings the programs that a visit is tried with. */
export const caddyImage: BaseImage = {
  name: 'caddy:2.11',
  release: 'forky',
  packages: ['caddy', 'ca-certificates', 'curl', 'wget'],
  furnish: async ({ ask }, container) => {
    await ask('config', '--env', 'XDG_CONFIG_HOME=/config', '--env', 'XDG_DATA_HOME=/data', container)
    const command = ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile']
    await ask('config', '--cmd', JSON.stringify(command), container)
    await ask('run', container, '--', 'install', '--directory', '/config', '/data')
  },
}

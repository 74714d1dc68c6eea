import { execFile } from 'node:child_process'
import { access, constants, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../../env.ts'

const run = promisify(execFile)

/** Where packages of several systems put the tools of one version each. */
const versionedFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** Returns the folders in which tools of PostgreSQL may lie, those of a newer version first. */
export async function foldersOfTools(searchPath: string, versioned = versionedFolders): Promise<string[]> {
  const found = await Promise.all(
    versioned.map(async (folder) => {
      const names = await readdir(folder).catch(() => [])
      return names
        .filter((name) => /^(postgresql@|libpq$|\d)/.test(name))
        .toSorted((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
        .map((name) => path.join(folder, name, 'bin'))
    }),
  )
  return [...found.flat(), ...searchPath.split(path.delimiter).filter((folder) => folder !== '')]
}

/**
 * Returns `pg_dump` or `pg_restore` of at least a server's version: an older one refuses the server.
 * @throws OperatorError that says what to install
 */
export async function findPgTool(
  name: 'pg_dump' | 'pg_restore',
  major: number,
  folders: readonly string[],
): Promise<string> {
  const old: number[] = []
  for (const folder of folders) {
    const file = path.join(folder, name)
    const version = await versionOf(file)
    if (version === null) continue
    if (version >= major) return file
    old.push(version)
  }
  const found = old.length > 0 ? `only ${[...new Set(old)].join(' and ')} is installed` : 'none is installed'
  throw new OperatorError(
    `a database of PostgreSQL ${major} needs ${name} ${major} or newer; ${found}. Install the package postgresql-client-${major} (Debian, Ubuntu: from apt.postgresql.org) or libpq (Homebrew).`,
  )
}

async function versionOf(file: string): Promise<number | null> {
  const isThere = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  const said = await run(file, ['--version']).catch(() => ({ stdout: '' }))
  const major = /\(PostgreSQL\) (\d+)/.exec(said.stdout)?.[1]
  return major ? Number(major) : null
}

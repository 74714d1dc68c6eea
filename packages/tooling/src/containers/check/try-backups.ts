import { chown, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../env.ts'
import { say } from '../../progress.ts'
import type { Container } from '../run/container.ts'
import { containerOf, type Stack } from '../run/stack.ts'

const folder = '/backups'
const command = (name: string) => ['node', `packages/tooling/src/commands/backup/${name}.ts`]

/**
 * Has the service of backups make one more, and puts it into another database and another volume of media.
 * @throws OperatorError with the words of what failed
 */
export async function tryBackups(stack: Stack, volumes: string): Promise<void> {
  const backups = containerOf(stack, 'backups')
  await succeed(backups, [...command('keep-backups'), '--once'])
  const newest = (await readdir(path.join(volumes, 'backups')))
    .filter((name) => name.endsWith('.backup'))
    .toSorted()
    .at(-1)
  if (!newest) throw new OperatorError('the service of backups left none in its volume.')
  const url = new URL(backups.service.environment.DATABASE_URL ?? '')
  const postgres = containerOf(stack, 'postgres')
  const environment = { PGPASSWORD: decodeURIComponent(url.password) }
  await succeed(postgres, ['createdb', '--host=postgres', `--username=${url.username}`, 'restored'], { environment })
  url.pathname = '/restored'
  const media = path.join(volumes, 'restored-media')
  for (const place of [media, path.join(volumes, 'backups', 'restored')])
    await makeLike(path.join(volumes, 'media'), place)
  await succeed(backups, [...command('restore'), `${folder}/${newest}`], {
    environment: { DATABASE_URL: url.href, ESTU_DATA_DIR: `${folder}/restored` },
    mounts: [`${media}:${folder}/restored/media:rw`],
  })
  const [saved = [], restored = []] = await Promise.all(
    ['media', 'restored-media'].map((name) => readdir(path.join(volumes, name))),
  )
  if (saved.length === 0 || saved.length !== restored.length)
    throw new OperatorError(`${restored.length} of ${saved.length} files of the media were restored.`)
  say(`A backup was made and restored beside the shop, with ${restored.length} files of the media`)
}

/** Makes a folder that belongs to whom another one belongs. */
async function makeLike(known: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { uid, gid } = await stat(known)
  await chown(folder, uid, gid)
}

async function succeed(
  container: Container,
  words: readonly string[],
  further: Parameters<Container['execute']>[2] = {},
) {
  const log = `${container.service.name}-${path.basename(words[1] ?? '', '.ts')}.log`
  const code = await container.execute(words, log, further)
  if (code === 0) return
  const said = await readFile(container.logFile.replace(/[^/]+$/, log), 'utf8').catch(() => '')
  throw new OperatorError(`${words.join(' ')} ended with ${code}.\n${said.trimEnd().split('\n').slice(-20).join('\n')}`)
}

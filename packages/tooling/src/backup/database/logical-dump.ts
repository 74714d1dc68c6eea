import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { childEnv, OperatorError } from '../../env.ts'
import { collectBytes, readBytes } from '../archive/byte-reader.ts'
import { type Item, itemOf } from '../archive/tar-stream.ts'
import type { ShopFacts } from '../manifest/manifest.ts'
import { readFacts } from '../manifest/shop-facts.ts'

/** How long a dump gets is not known before: it is put away in pieces of so many bytes. */
const pieceBytes = 16_777_216
const dumpFolder = 'dump'

export const isPieceOfDump = (path: string) => path.startsWith(`${dumpFolder}/`)

/** Yields what `pg_dump` says of a database, of one moment, whatever is written meanwhile. @param done hears what it held then */
export async function* logicalDump(
  url: string,
  pgDump: string,
  done: (facts: ShopFacts) => void,
): AsyncGenerator<Item> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    const { rows } = await client.query('select pg_export_snapshot() as snapshot')
    const snapshot = String(rows[0].snapshot)
    done(await readFacts(client))
    // The file that is written is packed already.
    const args = [
      '--format=custom',
      '--compress=0',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${snapshot}`,
      ...addressOf(url).args,
    ]
    const child = spawn(pgDump, args, { stdio: ['ignore', 'pipe', 'pipe'], env: addressOf(url).env })
    const ended = exitOf(child, 'pg_dump')
    ended.catch(() => undefined)
    const reader = readBytes(child.stdout)
    for (let index = 1; ; index += 1) {
      const piece = await reader.take(pieceBytes)
      if (piece.length === 0) break
      yield itemOf(`${dumpFolder}/${String(index).padStart(6, '0')}`, piece)
    }
    await ended
  } finally {
    await client.end()
  }
}

/** Gives a dump, piece by piece, to `pg_restore`, which stores all of it or nothing. */
export function openDumpRestore(url: string, pgRestore: string) {
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', ...addressOf(url).args]
  const child = spawn(pgRestore, args, { stdio: ['pipe', 'ignore', 'pipe'], env: addressOf(url).env })
  const ended = exitOf(child, 'pg_restore')
  ended.catch(() => undefined)
  // That it ended early is told by how it ended.
  child.stdin.on('error', () => undefined)
  return {
    write: async (bytes: AsyncIterable<Buffer>) => {
      const piece = await collectBytes(bytes)
      if (!child.stdin.write(piece)) await Promise.race([once(child.stdin, 'drain'), ended])
    },
    end: async () => {
      child.stdin.end()
      await ended
    },
    abort: async () => {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}

/** The password goes where the machine's other users do not see it. */
function addressOf(given: string) {
  const url = new URL(given)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { args: [`--dbname=${url.href}`], env: childEnv(password ? { PGPASSWORD: password } : {}) }
}

/** Waits until a tool has ended well. @throws OperatorError with its words */
function exitOf(child: ReturnType<typeof spawn>, name: string): Promise<void> {
  let words = ''
  child.stderr?.on('data', (part: Buffer) => {
    words = `${words}${part.toString('utf8')}`.slice(-2000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new OperatorError(`${name} did not start (${error.message}).`)))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new OperatorError(`${name} failed (exit ${code}): ${words.trim()}`))
    })
  })
}

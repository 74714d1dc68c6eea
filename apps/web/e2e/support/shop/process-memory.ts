import { readdir, readFile, readlink } from 'node:fs/promises'

/** Memory of the process that listens on a port of this machine, in MiB; read as Linux tells it. */
export async function memoryOfListener(port: number): Promise<number> {
  const [{ inode } = { inode: '' }] = await listeningSockets(port)
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if (!inode || !(await holds(pid, `socket:[${inode}]`))) continue
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
  }
  throw new Error(`nobody listens on port ${port}`)
}

type ListeningSocket = { address: string; inode: string }

/** The sockets of a port, in the state that proc(5) writes as 0A: listening. */
async function listeningSockets(port: number): Promise<ListeningSocket[]> {
  const name = port.toString(16).toUpperCase().padStart(4, '0')
  const wanted = new RegExp(`^\\s*\\d+: (\\S+):${name} \\S+ 0A (.*)$`, 'gm')
  const tables = await Promise.all(
    ['/proc/net/tcp6', '/proc/net/tcp'].map((table) => readFile(table, 'utf8').catch(() => '')),
  )
  return tables.flatMap((table) =>
    [...table.matchAll(wanted)].map(([, address = '', rest = '']) => ({
      address,
      inode: rest.trim().split(/\s+/)[5] ?? '',
    })),
  )
}

/** The addresses at which somebody listens on a port, as proc(5) writes them. */
export const listeningAddresses = async (port: number): Promise<string[]> =>
  (await listeningSockets(port)).map(({ address }) => address)

async function holds(pid: string, socket: string): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
  return targets.includes(socket)
}

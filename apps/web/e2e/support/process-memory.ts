import { readdir, readFile, readlink } from 'node:fs/promises'

/** Memory of the process that listens on a port of this machine, in MiB; read as Linux tells it. */
export async function memoryOfListener(port: number): Promise<number> {
  const inode = await listeningInode(port)
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if (!(await holds(pid, `socket:[${inode}]`))) continue
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
  }
  throw new Error(`nobody listens on port ${port}`)
}

/** The socket of a port, in the state that proc(5) writes as 0A: listening. */
async function listeningInode(port: number): Promise<string> {
  const wanted = new RegExp(`^\\s*\\d+: \\S+:${port.toString(16).toUpperCase().padStart(4, '0')} \\S+ 0A (.*)$`, 'm')
  for (const table of ['/proc/net/tcp6', '/proc/net/tcp']) {
    const found = wanted.exec(await readFile(table, 'utf8'))?.[1]
    if (found) return found.trim().split(/\s+/)[5] ?? ''
  }
  throw new Error(`nobody listens on port ${port}`)
}

async function holds(pid: string, socket: string): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
  return targets.includes(socket)
}

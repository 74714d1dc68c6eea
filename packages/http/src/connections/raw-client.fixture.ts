import { connect, type Socket } from 'node:net'

/** A client that writes what it likes, and hears until the other end is shut. */
export type RawClient = { socket: Socket; heard: () => string; closed: Promise<string> }

/**
 * Connects to a server of this machine and writes `text` as it stands, for tests here and in both apps.
 * @internal
 */
export function rawClient(port: number, text = ''): RawClient {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)))
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  // Being cut off is what is waited for.
  socket.on('error', () => undefined)
  socket.write(text, 'latin1')
  return { socket, heard: () => heard, closed }
}

import type { Payload } from 'payload'
import type { Letter } from '../messages/index.ts'

/** Says a line to whoever started the shop; there when it was started at a terminal. */
export type TellTerminal = (line: string) => void

/**
 * Without a mail server a letter lies in a folder and nobody reads it. A link that opens the admin is shown to whoever
 * started the shop instead, once: no file and no log holds it.
 */
export function toldAtTerminal(payload: Payload, { to, subject, action }: Letter): boolean {
  const { hasMailServer, tellTerminal } = payload.config.custom
  if (hasMailServer || !tellTerminal) return false
  const tell = tellTerminal as TellTerminal
  tell(`${to} · ${subject}: ${action?.url ?? ''}`)
  return true
}

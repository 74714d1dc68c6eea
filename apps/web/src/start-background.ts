import 'server-only'
import { addressExists } from '@/content/addresses/address-exists'
import { cms } from '@/content/payload'
import { provideCalls } from '@/lib/process-bridge'
import { listenForever } from '@/revalidation/listener'
import { authorizePath } from '@/session/authorize-path'
import { readCookies } from '@/session/read-cookies'

const started = Symbol.for('estu.background.started')
const state = globalThis as { [started]?: boolean }

/** Unawaited on purpose: Next answers nothing until `register` returns. */
export function startBackground(): void {
  if (state[started]) return
  state[started] = true
  provideCalls({
    authorizePath: (path, cookie) => authorizePath(path, readCookies(new Headers(cookie ? { cookie } : {}))),
    addressExists,
    poolFigures: async () => {
      const { totalCount, idleCount, waitingCount } = (await cms()).db.pool
      return { in_use: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    },
  })
  void listenForever()
  // The first read costs two seconds of loading; a visitor should not pay for it.
  cms().catch((error: unknown) => console.warn(`content: ${error instanceof Error ? error.message : String(error)}`))
}

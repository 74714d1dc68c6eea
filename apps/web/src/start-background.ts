import 'server-only'
import { cms } from '@/content/payload'
import { listenForever } from '@/revalidation/listener'

const started = Symbol.for('estu.background.started')
const state = globalThis as { [started]?: boolean }

/** Unawaited on purpose: Next answers nothing, our own loopback calls included, until `register` returns. */
export function startBackground(): void {
  if (state[started]) return
  state[started] = true
  void listenForever()
  // The first read costs two seconds of loading; a visitor should not pay for it.
  cms().catch((error: unknown) => console.warn(`content: ${error instanceof Error ? error.message : String(error)}`))
}

import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { callInProcess } from '@/lib/process-bridge'

const ownName = / data-still="\w+"/g

/** Elements as text, once: no component that waits, none of the browser's. What is finished in them goes with the whole. */
export const renderMarkup = (elements: ReactNode): string =>
  callInProcess('renderMarkup', elements).replace(ownName, '')

/** By which a page's data refer to markup that stands in the page (`server/page-store/next/refer-to-markup.ts`). */
export const nameOfMarkup = (markup: string): string => createHash('sha1').update(markup).digest('hex').slice(0, 12)

/**
 * A part of a page in which nothing wakes: links, texts and fields that no component of a browser looks after. It is
 * rendered once, into text, where as components it would be rendered twice, sent twice and woken in every browser.
 * @param children no component that waits, none of the browser's, no attribute `style`: a policy would have to name it, and
 * on the way from another page it is that page's policy.
 * @param className of the element they stand in, which is no box of its own unless it is told here.
 */
export function StaticMarkup({ children, className }: { children: ReactNode; className?: string }) {
  return <Finished {...finish(children)} className={className} />
}

type Finished = { markup: string; name: string }
/** Parts of the frame, in both languages, as they are and as they were before the last changes. */
const remembered = new LRUCache<string, Finished>({ max: 64 })

/**
 * The same for what many pages share: rendered when it is first shown, then remembered.
 * @param of all that it is made of, its name among it: whatever is not said here is shown as it was at the first time.
 */
export function RememberedMarkup({ of, children }: { of: readonly unknown[]; children: () => ReactNode }) {
  const key = JSON.stringify(of)
  const known = remembered.get(key)
  if (known) return <Finished {...known} />
  const made = finish(children())
  remembered.set(key, made)
  return <Finished {...made} />
}

function finish(children: ReactNode): Finished {
  const markup = renderMarkup(children)
  return { markup, name: nameOfMarkup(markup) }
}

function Finished({ markup, name, className = 'static-markup' }: Finished & { className?: string | undefined }) {
  return <div className={className} data-still={name} dangerouslySetInnerHTML={{ __html: markup }} />
}

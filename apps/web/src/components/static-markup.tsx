import 'server-only'
import type { ReactNode } from 'react'
import { callWithin } from '@/lib/in-process-calls'

/**
 * A part of a page in which nothing wakes: links, texts and fields that no component of a browser looks after. It is
 * rendered once, into text, where as components it would be rendered twice, sent twice and woken in every browser.
 * @param children no component that waits, none of the browser's.
 */
export function StaticMarkup({ children }: { children: ReactNode }) {
  return <div className="static-markup" dangerouslySetInnerHTML={{ __html: callWithin('renderMarkup', children) }} />
}

import 'server-only'
import type { ReactNode } from 'react'
import { callWithin } from '@/lib/in-process-calls'

/**
 * A part of a page in which nothing wakes: links, texts and fields that no component of a browser looks after. It is
 * rendered once, into text, where as components it would be rendered twice, sent twice and woken in every browser.
 * @param children no component that waits, none of the browser's.
 * @param className of the element they stand in, which is no box of its own unless it is told here.
 */
export function StaticMarkup({ children, className }: { children: ReactNode; className?: string }) {
  const markup = { __html: callWithin('renderMarkup', children) }
  if (className) return <div className={className} dangerouslySetInnerHTML={markup} />
  return <div className="static-markup" dangerouslySetInnerHTML={markup} />
}

import type { Ear } from '@estu/domain/screener/tested-ear'

/** O is the right ear and X the left one: a shape beside letter and colour. */
export function EarMark({ ear }: { ear: Ear }) {
  return (
    <svg className="scr-mark" viewBox="0 0 40 40" aria-hidden="true">
      {ear === 'right' ? <circle cx="20" cy="20" r="15" /> : <path d="M7 7l26 26M33 7 7 33" />}
    </svg>
  )
}

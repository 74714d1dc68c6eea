import type { Ear } from '@estu/domain/screener/tested-ear'

type Props = {
  ear: Ear
  /** Nothing was heard: an arrow downwards and away from the other ear's, as audiograms have it. */
  isSilent?: boolean
}

/** O is the right ear and X the left one: a shape beside letter and colour. */
export function EarMark({ ear, isSilent = false }: Props) {
  const isRight = ear === 'right'
  return (
    <svg className={isSilent ? 'scr-mark scr-mark--silent' : 'scr-mark'} viewBox="0 0 40 40" aria-hidden="true">
      {isRight ? <circle cx="20" cy="20" r="15" /> : <path d="M7 7l26 26M33 7 7 33" />}
      {isSilent && <path d={isRight ? 'M9 31-5 45M-5 33v12H7' : 'M33 33 45 45M45 33v12H33'} />}
    </svg>
  )
}

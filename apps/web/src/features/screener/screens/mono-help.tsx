import type { Say } from '../say'

/** Mono sound is often switched on by those who hear with one ear. */
export function MonoHelp({ say }: { say: Say }) {
  return (
    <>
      <p>{say('screener.mono.iphone')}</p>
      <p>{say('screener.mono.android')}</p>
      <p>{say('screener.mono.orTogether')}</p>
    </>
  )
}

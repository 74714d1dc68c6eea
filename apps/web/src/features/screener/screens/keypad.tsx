import type { Say } from '../say'

type Props = { say: Say; onDigit: (digit: number) => void; onErase: () => void; onEnter: () => void }

/** As on a phone: large keys in three columns. */
export function Keypad({ say, onDigit, onErase, onEnter }: Props) {
  const key = (digit: number) => (
    <button key={digit} type="button" onClick={() => onDigit(digit)}>
      {digit}
    </button>
  )
  return (
    <div className="scr-keys">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(key)}
      <button type="button" onClick={onErase} aria-label={say('screener.digits.erase')}>
        ⌫
      </button>
      {key(0)}
      <button type="button" className="scr-keys__on" onClick={onEnter}>
        {say('screener.next')}
      </button>
    </div>
  )
}

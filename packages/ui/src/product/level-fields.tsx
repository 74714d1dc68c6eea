import { EarSign } from '../components/audiogram.tsx'

type Ear = 'right' | 'left'
export type LevelWords = {
  /** «250 Гц» */
  hertz: (hz: number) => string
  /** «Правое ухо, 250 Гц, дБ» */
  field: (ear: Ear, hz: number) => string
  right: string
  left: string
}
type Props = { frequencies: readonly number[]; limits: { min: number; max: number }; words: LevelWords }

/**
 * Twelve fields for a reader's own audiogram. Trap: no form around them and no names, so that no key can ever send
 * what somebody hears; a script reads them where they stand.
 */
export function LevelFields({ frequencies, limits, words }: Props) {
  return (
    <div className="lvf">
      <b aria-hidden="true" />
      {frequencies.map((hz) => (
        <span key={hz} className="lvf__hz" aria-hidden="true">
          {hz}
        </span>
      ))}
      {(['right', 'left'] as const).flatMap((ear) => [
        <b key={ear} className={`lvf__ear ear--${ear}`}>
          <EarSign ear={ear} />
          {words[ear]}
        </b>,
        ...frequencies.map((hz) => (
          <label key={`${ear}-${hz}`}>
            <small aria-hidden="true">{words.hertz(hz)}</small>
            <input
              className="input"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(limits.max).length + 1}
              aria-label={words.field(ear, hz)}
              data-level={`${ear}-${hz}`}
            />
          </label>
        )),
      ])}
    </div>
  )
}

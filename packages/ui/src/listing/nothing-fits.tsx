import { SoundLine } from '../components/sound-line.tsx'

/** The line goes quiet, and one sentence says why. */
export function NothingFits({ title, text, drawings }: { title: string; text: string; drawings: string }) {
  return (
    <div className="hushed">
      <SoundLine line="hush" drawings={drawings} className="hushed__line" />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

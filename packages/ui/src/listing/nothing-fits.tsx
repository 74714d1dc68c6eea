import { SoundLine } from '../components/sound-line.tsx'

/** The line goes quiet, and one sentence says why. */
export function NothingFits({ title, text, sprite }: { title: string; text: string; sprite: string }) {
  return (
    <div className="hushed">
      <SoundLine line="hush" sprite={sprite} className="hushed__line" />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

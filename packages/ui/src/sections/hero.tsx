import type { ReactNode } from 'react'
import { Drawing } from '../components/pictures/drawing.tsx'
import { SoundLine } from '../components/sound-line.tsx'

type Props = {
  title: string
  lead: string
  actions: ReactNode
  note: string
  before: string
  after: string
  drawings: string
}

/** The home page's opening: noise on the left of the device, a clean wave on its right. */
export function Hero({ title, lead, actions, note, before, after, drawings }: Props) {
  return (
    <section className="hero">
      <div className="page">
        <div className="hero__text">
          <h1 className="display">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="btns">{actions}</div>
          <p className="muted">{note}</p>
        </div>
        <div className="hero__art" aria-hidden="true">
          <SoundLine className="l" line="noise" drawings={drawings} />
          <SoundLine className="r" line="clean" drawings={drawings} />
          <Drawing form="ric" drawings={drawings} />
        </div>
        <p className="hero__cap">
          <span>{before}</span>
          <span>{after}</span>
        </p>
      </div>
    </section>
  )
}

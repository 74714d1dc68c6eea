'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { type Device, devices } from '../devices.ts'

type Frame = { locale: Locale; label: string; url: string }

/** Both languages of a page beside each other, as wide as on the chosen screen and as large as there is room. */
export function FramePair({ frames }: { frames: readonly Frame[] }) {
  const say = useTranslate()
  const group = useId()
  const [device, setDevice] = useState<Device>(devices[0])
  return (
    <section>
      <h2>{say('Оба языка рядом', 'Екі тіл қатар')}</h2>
      <fieldset className="estu-preview__devices">
        <legend>{say('Экран', 'Экран')}</legend>
        {devices.map((one) => (
          <label key={one.name}>
            <input type="radio" name={group} checked={one === device} onChange={() => setDevice(one)} />
            {`${one.label}, ${one.width}`}
          </label>
        ))}
      </fieldset>
      <div className="estu-preview__pair">
        {frames.map((frame) => (
          <figure key={frame.locale}>
            <figcaption>
              {frame.label}{' '}
              <a href={frame.url} target="_blank" rel="noopener">
                {say('Открыть отдельно', 'Бөлек ашу')}
              </a>
            </figcaption>
            <ScaledFrame frame={frame} device={device} />
          </figure>
        ))}
      </div>
    </section>
  )
}

function ScaledFrame({ frame, device: { width, height } }: { frame: Frame; device: Device }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>(width)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => setRoom(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <div ref={box} className="estu-preview__box" style={{ height: height * scale }}>
      <iframe title={frame.label} src={frame.url} style={{ width, height, transform: `scale(${scale})` }} />
    </div>
  )
}

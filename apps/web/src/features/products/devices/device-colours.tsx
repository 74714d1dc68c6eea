import type { Device } from '@/content/types'
import type { Translate } from '@/i18n/translator'

export function DeviceColours({ device, t }: { device: Device; t: Translate }) {
  if (device.colours.length === 0) return null
  return (
    <div className="stack stack--tight">
      <p className="strong">{t('device.colours')}</p>
      <ul className="swatches--shown" role="list">
        {device.colours.map(({ name, hex }) => (
          <li key={name}>
            <i style={{ background: hex }} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { ThingDrawing } from '@estu/domain/media/thing-drawings'
import type { DeviceSeed } from '../content/contract.ts'

const forms = {
  bte: 'device-bte',
  mini_bte: 'device-bte-mini',
  ric: 'device-ric',
  ite: 'device-ite',
  itc: 'device-itc',
  cic: 'device-cic',
  iic: 'device-iic',
} as const satisfies Record<DeviceSeed['formFactor'], ThingDrawing>

/** A hearing aid of a form; with a receiver in the canal it looks otherwise when it is charged. */
export const drawingOfDevice = (form: DeviceSeed['formFactor'], power: DeviceSeed['powerSource']): ThingDrawing =>
  form === 'ric' && power === 'rechargeable' ? 'device-ric-r' : forms[form]

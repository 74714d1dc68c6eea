import type { ThingDrawing } from '@estu/domain/media/thing-drawings'
import type { FormFactor } from '@estu/domain/vocabulary/form-factors'
import type { PowerSource } from '@estu/domain/vocabulary/power'

const forms = {
  bte: 'device-bte',
  mini_bte: 'device-bte-mini',
  ric: 'device-ric',
  ite: 'device-ite',
  itc: 'device-itc',
  cic: 'device-cic',
  iic: 'device-iic',
} as const satisfies Record<FormFactor, ThingDrawing>

/** A hearing aid of a form; with a receiver in the canal it looks otherwise when it is charged. */
export const drawingOfDevice = (form: FormFactor, power: PowerSource): ThingDrawing =>
  form === 'ric' && power === 'rechargeable' ? 'device-ric-r' : forms[form]

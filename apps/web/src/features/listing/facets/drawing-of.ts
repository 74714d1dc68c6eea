import type { FormFactor } from '@estu/domain/vocabulary/form-factors'
import type { DrawingForm } from '@estu/ui/components/pictures/drawing'

const drawingsOfForms: Readonly<Record<string, DrawingForm>> = {
  bte: 'bte',
  mini_bte: 'bte',
  ric: 'ric',
  ite: 'ite',
  itc: 'ite',
  cic: 'cic',
  iic: 'cic',
} satisfies Record<FormFactor, DrawingForm>

/** The drawing that shows a form of hearing aid. */
export const drawingOf = (form: string): DrawingForm => drawingsOfForms[form] ?? 'worn'

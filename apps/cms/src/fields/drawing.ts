import { coverDrawings } from '@estu/domain/media/cover-drawings'
import { thingDrawings } from '@estu/domain/media/thing-drawings'
import type { Option, SelectField } from 'payload'
import { label } from './labels.ts'

type Table = Readonly<Record<string, readonly [ru: string, kk: string]>>

const optionsOf = (table: Table): Option[] =>
  Object.entries(table).map(([value, [ru, kk]]) => ({ value, label: { ru, kk } }))

/** @param enumName one for all collections, so that the database knows the names once */
const drawing = (table: Table, enumName: string): SelectField => ({
  name: 'drawing',
  type: 'select',
  enumName,
  label: label('Рисунок', 'Сызба сурет'),
  options: optionsOf(table),
  admin: {
    description: label(
      'Показывается, пока нет фотографии. Перекрашивается вместе с темой сайта.',
      'Фотосурет болмағанда көрсетіледі. Түсі сайттың тақырыбымен бірге өзгереді.',
    ),
  },
})

/** What is sold, drawn. */
export const thingDrawing = (): SelectField => drawing(thingDrawings, 'enum_thing_drawing')

/** What is told or offered, drawn. */
export const coverDrawing = (): SelectField => drawing(coverDrawings, 'enum_cover_drawing')

import { expect, it } from 'vitest'
import { findTextFault } from '../../src/modules/rich-text/find-text-fault.ts'
import { repairText } from '../../src/modules/rich-text/repair-text.ts'
import { broken, paragraph, sound, text, words } from './text-shapes.ts'

const faultOf = (value: unknown) => findTextFault(value, { blocks: [], uploads: [] })

it('repairs a text whose words only stand outside, and leaves no word out', () => {
  const stray = [
    'lost paragraphs',
    'link outside a paragraph',
    'words between items',
    'item without a list',
    'no paragraph',
  ]
  for (const name of stray) {
    const repaired = repairText(broken[name]?.value)
    expect(faultOf(repaired), name).toBeNull()
  }
  const mixed = text(words('Раз '), words('два', { format: 1 }), paragraph(words('три')), words('четыре'))
  expect(repairText(mixed)).toEqual(
    text(paragraph(words('Раз '), words('два', { format: 1 })), paragraph(words('три')), paragraph(words('четыре'))),
  )
  for (const name of Object.keys(sound)) expect(repairText(sound[name]), name).toEqual(sound[name])
})

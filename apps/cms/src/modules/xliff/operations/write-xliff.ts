import type { Locale } from '@estu/domain/locale/locales'
import { escapeAttribute, escapeText, isImpossible } from './escape.ts'
import { type Inline, writeInline } from './inline.ts'

export type Unit = {
  path: string
  note: string
  source: Inline[]
  target: Inline[] | null
  state: 'translated' | 'needs-translation' | 'needs-review-translation'
}

export type Exchange = { collection: string; id: string; from: Locale; to: Locale; units: Unit[] }

/** A document's texts for a translator's tool. Format: OASIS XLIFF 1.2, which every such tool reads. */
export function writeXliff({ collection, id, from, to, units }: Exchange): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:estu="urn:estu:xliff">',
    `<file original="${escapeAttribute(`${collection}/${id}`)}" source-language="${from}" target-language="${to}" datatype="x-estu">`,
    '<body>',
    ...units.map(writeUnit),
    '</body>',
    '</file>',
    '</xliff>',
    '',
  ].join('\n')
}

const writeUnit = ({ path, note, source, target, state }: Unit): string =>
  [
    `<trans-unit id="${escapeAttribute(path)}" xml:space="preserve">`,
    `<source>${writeInline(source)}</source>`,
    `<target state="${state}">${target ? writeInline(target) : ''}</target>`,
    `<note>${escapeText([...note].filter((letter) => !isImpossible(letter)).join(''))}</note>`,
    '</trans-unit>',
  ].join('')

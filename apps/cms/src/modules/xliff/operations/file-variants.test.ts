import fc from 'fast-check'
import type { Field, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { textLeaves } from '../../document-texts/index.ts'
import { type AppliedUnits, applyUnits } from './apply-units.ts'
import { importNotices } from './import-notices.ts'
import { toInline } from './inline.ts'
import { readXliff } from './read-xliff.ts'
import { type Unit, writeXliff } from './write-xliff.ts'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true, label: { ru: 'Заголовок', kk: 'Тақырып' } },
  { name: 'body', type: 'richText', localized: true, label: { ru: 'Текст', kk: 'Мәтін' } },
]

type Node = { type: string; children?: Node[]; text?: string; format?: unknown }

const words = (text: string, format = 0): Node =>
  ({ type: 'text', text, detail: 0, format, mode: 'normal', style: '', version: 1 }) as Node
const holding = (type: string, children: Node[], own = {}): Node =>
  ({ type, children, direction: null, format: '', indent: 0, version: 1, ...own }) as Node
const link = (text: string) => holding('link', [words(text)], { fields: { linkType: 'custom', url: '/filialy' } })
const bodyOf = (language: string) => ({
  root: holding('root', [
    holding('heading', [words(`${language}: бас`)], { tag: 'h2' }),
    holding('paragraph', [words(language), link(`${language} сілтеме`), words('соңы', 1)]),
    holding('list', [holding('listitem', [words(`${language} бір`)]), holding('listitem', [words('екі')])]),
  ]),
})

const source = { title: 'Слух', body: bodyOf('Слух') }
const target = { title: 'Есту', body: bodyOf('Есту') }

const unit = (path: 'title' | 'body', state: Unit['state'] = 'translated'): Unit => ({
  path,
  note: path,
  source: toInline(source[path]),
  target: toInline(target[path]),
  state,
})
const exported = writeXliff({
  collection: 'articles',
  id: 'x',
  from: 'ru',
  to: 'kk',
  units: [unit('title'), unit('body')],
})

function apply(xml: string): AppliedUnits {
  const read = readXliff(xml)
  if (typeof read === 'string') throw new Error(read)
  return applyUnits(fields, target, source, read.units)
}

/** The file as a tool sends it back that changes what stands in its targets. */
const withTargets = (change: (target: string) => string) =>
  exported.replace(/(<target[^>]*>)(.*?)(<\/target>)/gs, (_, open, text, close) => open + change(text) + close)

const tag = (kind: string) => new RegExp(`<g [^>]*ctype="x-${kind}"[^>]*>(.*?)</g>`, 's')

it('changes nothing for a file that comes back as it went', () => {
  const nothing = { changed: [], unknown: [], absent: [], untranslated: [], lost: [], sourceChanged: [] }
  expect(apply(exported)).toEqual({ data: {}, ...nothing })
})

it('names a text that the file came back without, once, and leaves it as it is', () => {
  const without = exported.replace(/<trans-unit id="title".*?<\/trans-unit>/s, '')
  expect(without).not.toContain('id="title"')
  const applied = apply(without)
  expect(applied).toMatchObject({ data: {}, changed: [], unknown: [], absent: ['title'] })
  for (const [language, words] of [
    ['ru', '«Заголовок»: нет в файле, осталось как было.'],
    ['kk', '«Тақырып»: файлда жоқ, бұрынғысынша қалды.'],
  ] as const) {
    const req = { i18n: { language } } as PayloadRequest
    expect(importNotices(applied, [...textLeaves(fields, target), ...textLeaves(fields, source)], req)).toEqual([words])
  }
  const copied = readXliff(exported.replace('id="body"', 'id="title"'))
  const { units } = copied as Exclude<typeof copied, string>
  expect(applyUnits(fields, target, source, units)).toMatchObject({ unknown: ['title'], absent: ['body'] })
  // What the source does not say is not asked for.
  expect(applyUnits(fields, target, { title: 'Слух', body: null }, [])).toMatchObject({ absent: ['title'] })
})

it('reads the names of languages that tools write, and takes a missing one for the other', () => {
  const named = (from: string, to: string) =>
    exported.replace(' source-language="ru"', from).replace(' target-language="kk"', to)
  for (const [from, to] of [
    [' source-language="ru_RU"', ' target-language="kk_KZ"'],
    [' source-language="rus"', ' target-language="kaz"'],
    [' source-language="RU"', ' target-language="kk-Cyrl-KZ"'],
    [' source-language="ru"', ''],
    ['', ' target-language="kk"'],
  ] as const)
    expect(readXliff(named(from, to)), `${from}${to}`).toMatchObject({ from: 'ru', to: 'kk' })
  for (const [from, to] of [
    ['', ''],
    [' source-language="ru"', ' target-language="ru-RU"'],
    [' source-language="ru"', ' target-language="kk-Latn"'],
    [' source-language="en"', ' target-language="kk"'],
    [' source-language="ru"', ' target-language="constructor"'],
  ] as const)
    expect(readXliff(named(from, to)), `${from}${to}`).toBe('wrong-language')
})

it('puts no source in the place of a translation where the tool calls it untranslated', () => {
  const copied = (state: string) =>
    exported.replace(
      /<source>(.*?)<\/source><target[^>]*>.*?<\/target>/gs,
      (_, said) => `<source>${said}</source><target state="${state}">${said}</target>`,
    )
  for (const state of ['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'])
    expect(apply(copied(state)), state).toMatchObject({ data: {}, changed: [], untranslated: ['title', 'body'] })
  expect(apply(copied('translated'))).toMatchObject({ changed: ['title', 'body'], untranslated: [] })
  const typed = exported.replace('<target state="translated">Есту<', '<target state="needs-translation">Құлақ<')
  expect(apply(typed)).toMatchObject({ data: { title: 'Құлақ' }, changed: ['title'], untranslated: [] })
})

it('tells what a text lost on its way, and keeps no link that nobody could press', () => {
  const cases: [string, (text: string) => string, string[]][] = [
    ['a link', (text) => text.replace(tag('link'), '$1'), ['link']],
    ['the words of a link', (text) => text.replace(/(<g [^>]*ctype="x-link"[^>]*>).*?(<\/g>)/s, '$1 $2'), ['link']],
    ['a mark', (text) => text.replace(tag('text'), '$1'), ['mark']],
    ['a heading', (text) => text.replace(tag('heading'), ''), ['paragraph']],
  ]
  for (const [name, change, parts] of cases) {
    const applied = apply(withTargets(change))
    expect(applied, name).toMatchObject({ changed: ['body'], lost: [{ path: 'body', parts }] })
    expect(linksIn(applied.data.body as typeof target.body), name).toBe(parts[0] === 'link' ? 0 : 1)
  }
})

it('takes blank space that a tool laid its file out with for no words', () => {
  const laidOut = withTargets((text) => `\n    ${text.replaceAll(/<g |<\/g>(?=<\/g>|$)/g, '\n  $&')}\n  `)
  const applied = apply(laidOut.replace(/(<g [^>]*ctype="x-(?:heading|paragraph|listitem|link|text)"[^>]*>)\s+/g, '$1'))
  expect(applied.unknown).toEqual([])
  expect(JSON.stringify(applied.data.body ?? target.body)).not.toMatch(/"root","children":\[\{[^}]*"text":"\\n/)
  expect(apply(withTargets((text) => (text.startsWith('<g') ? text : `\n  ${text}\n`))).changed).toEqual([])
})

it('refuses words outside of the text, and a text that stands there twice', () => {
  const outside = withTargets((text) => (text.startsWith('<g') ? `Назар! ${text}` : text))
  expect(apply(outside)).toMatchObject({ changed: [], unknown: ['body'] })
  const again = '<trans-unit id="title"><source>Слух</source><target>Басқа</target></trans-unit></body>'
  const twice = exported.replace('>Есту<', '>Құлақ<').replace('</body>', again)
  expect(apply(twice)).toMatchObject({ data: { title: 'Құлақ' }, changed: ['title'], unknown: ['title'] })
})

it('names every text that was not taken as it stands in the file, in the editor’s language', () => {
  const applied: AppliedUnits = {
    data: {},
    changed: ['body'],
    unknown: ['slug'],
    absent: [],
    untranslated: ['title'],
    lost: [{ path: 'body', parts: ['link', 'mark'] }],
    sourceChanged: ['body'],
  }
  const told = (language: string) =>
    importNotices(applied, textLeaves(fields, target), { i18n: { language } } as unknown as PayloadRequest)
  expect(told('ru')).toEqual([
    '«slug»: не принято, такого текста в документе нет, он повторяется или потерял разметку.',
    '«Заголовок»: не переведено, в файле вместо перевода стоит оригинал.',
    '«Текст»: принято, но пропало: ссылка, выделение.',
    '«Текст»: принято, но оригинал с тех пор изменился.',
  ])
  expect(told('kk')[2]).toBe('«Мәтін»: қабылданды, бірақ жоғалғаны: сілтеме, белгілеу.')
})

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
const linksIn = ({ root }: { root: Node }) => all(root).filter(({ type }) => type === 'link').length

const damages: ((text: string) => string)[] = [
  (text) => text.replace(tag('link'), '$1'),
  (text) => text.replace(tag('link'), ''),
  (text) => text.replace(tag('paragraph'), '$1'),
  (text) => text.replace(tag('listitem'), ''),
  (text) => text.replace(tag('heading'), '$&$&'),
  (text) => text.replace(/ (estu:node|ctype)="[^"]*"/g, ''),
  (text) => text.replace('Есту', 'Жаңа'),
  (text) => text.replace(/<g /, '\n<g '),
  (text) => `${text} соңынан`,
  () => '',
]

it('leaves a text as it was, takes it whole, or says what is missing, whatever a tool did to it', () => {
  fc.assert(
    fc.property(fc.subarray(damages), (chosen) => {
      const applied = apply(withTargets((text) => chosen.reduce((damaged, damage) => damage(damaged), text)))
      const body = applied.data.body as typeof target.body | undefined
      expect(applied.changed.includes('body')).toBe(body !== undefined)
      if (body && linksIn(body) < 1) expect(applied.lost.find(({ path }) => path === 'body')?.parts).toContain('link')
    }),
    { numRuns: 500 },
  )
})

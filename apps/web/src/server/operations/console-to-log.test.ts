import { expect, it } from 'vitest'
import { consoleToLog, withoutVisitors } from './console-to-log.ts'
import { openLog } from './log.ts'

function said(work: (target: Pick<Console, 'log' | 'info' | 'warn' | 'error' | 'debug'>) => void) {
  const lines: string[] = []
  const none = () => undefined
  const target = { log: none, info: none, warn: none, error: none, debug: none }
  consoleToLog(openLog({ write: (line) => void lines.push(line) }), target)
  work(target)
  return lines
}

it('a stack of an error is one line without its words', () => {
  const lines = said((target) => target.error(' ⨯', new TypeError('Айгуль')))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', error: 'TypeError', msg: '⨯' })
  expect(lines[0]).not.toContain('Айгуль')
})

it('each way to speak has its level', () => {
  const lines = said((target) => {
    target.log('ready on port', 3000)
    target.warn('old')
  })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', msg: 'ready on port 3000' },
    { level: 'warn', msg: 'old' },
  ])
})

it.each([
  ['Failed query: insert into "orders" params: Айгуль,1', 'Failed query: insert into "orders" params: …'],
  ['Key (name)=(Айгуль (мама)) already exists.', 'Key (name)=(…) already exists.'],
  ['invalid input syntax for type uuid: "Айгуль"', 'invalid input syntax for type uuid: "…"'],
  ['no letter to aigul@example.kz', 'no letter to …@…'],
  ['GET /search?q=слух failed', 'GET /search?… failed'],
  ['called +7 (701) 234-56-78 twice', 'called … twice'],
  ['\u001b[31mred\u001b[0m\nsecond line', 'red'],
])('%j loses what may be a visitor’s', (text, kept) => {
  expect(withoutVisitors(text)).toBe(kept)
})

import { expect, it } from 'vitest'
import { joinFlight } from './join-flight.ts'

const page = (...pieces: string[]) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(pieces.map((piece) => `<script>self.__next_f.push(${piece})</script>`).join('')),
})
const bodyOf = (...pieces: string[]) => joinFlight(page(...pieces)).body.toString()

it('pieces of text become one, with what was between their quotes', () => {
  expect(bodyOf('[1,"a\\"])\\u003c/script>"]', '[1,"b"]', '[1,"c"]')).toBe(
    '<script>self.__next_f.push([1,"a\\"])\\u003c/script>bc"])</script>',
  )
})

it('pieces with anything between them stay apart, and so do other kinds of pieces', () => {
  const apart = '<script>self.__next_f.push([1,"a"])</script><div></div><script>self.__next_f.push([1,"b"])</script>'
  expect(joinFlight({ ...page(), body: Buffer.from(apart) }).body.toString()).toBe(apart)
  expect(bodyOf('[0]', '[1,"a"]')).toBe(
    '<script>self.__next_f.push([0])</script><script>self.__next_f.push([1,"a"])</script>',
  )
  expect(bodyOf('[3,"YQ=="]', '[1,"a"]')).toContain('</script><script>')
})

it('what is no document stays as it is', () => {
  const data = { ...page('[1,"a"]', '[1,"b"]'), headers: { 'content-type': 'text/x-component' } }
  expect(joinFlight(data)).toBe(data)
})

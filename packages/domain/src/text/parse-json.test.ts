import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it('reads JSON, and tells what is none from what says null', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  expect(parseJson('null')).toBeNull()
  expect(parseJson('')).toBeUndefined()
  expect(parseJson('{"a":')).toBeUndefined()
})

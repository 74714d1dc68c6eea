import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { limitMethods } from './methods.ts'

function answer(method: string, url = '/') {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url })
  const res = new ServerResponse(req)
  return limitMethods(req, res) ? res.statusCode : 'passed on'
}

it.each(['GET', 'HEAD', 'POST'])('%s is what pages and forms are asked for with', (method) => {
  expect(answer(method)).toBe('passed on')
})

it('whoever asks what there is, is told', () => {
  expect(answer('OPTIONS')).toBe(204)
})

it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW'])('%s is refused', (method) => {
  expect(answer(method)).toBe(405)
})

it.each(['PUT', 'PATCH', 'DELETE'])('%s is a handler’s own to take or refuse', (method) => {
  expect(answer(method, '/api/favourites')).toBe('passed on')
  expect(answer('TRACE', '/api/favourites')).toBe(405)
})

it.each(['*', 'http://evil.example/', 'evil.example:443'])('%s is nobody’s address', (url) => {
  expect(answer('GET', url)).toBe(400)
})

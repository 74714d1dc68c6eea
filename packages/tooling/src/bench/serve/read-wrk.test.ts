import { expect, test } from 'vitest'
import { readWrk } from './read-wrk.ts'

const printed = (latency: string, more = '') => `Running 2s test @ http://localhost:3000/
  1 threads and 20 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.24ms    2.10ms  40.99ms   92.10%
    Req/Sec     6.51k     1.20k    9.30k    99.50%
  Latency Distribution
     50%    3.02ms
     90%    4.80ms
     99%    ${latency}
  12938 requests in 2.00s, 310.20MB read
${more}Requests/sec:   6468.99
Transfer/sec:    155.10MB
`

test('reads the rate and the time that 99 of 100 did not exceed, whatever its unit', () => {
  expect(readWrk(printed('7.97ms'))).toEqual({ perSecond: 6468.99, p99: 7.97, wrong: 0 })
  expect(readWrk(printed('970.00us')).p99).toBeCloseTo(0.97)
  expect(readWrk(printed('1.20s')).p99).toBeCloseTo(1200)
})

test('counts what was refused and what never came', () => {
  const more = '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n'
  expect(readWrk(printed('7.97ms', more)).wrong).toBe(17)
})

test('says what was printed when there is no rate', () => {
  expect(() => readWrk('unable to connect')).toThrow('unable to connect')
})

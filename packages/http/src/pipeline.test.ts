import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { pipeline, type Step, unless } from './pipeline.ts'

/** What the steps and the fault said, in their order. */
async function heard(steps: (say: (word: string) => void) => Step[], res?: (res: ServerResponse) => void) {
  const said: string[] = []
  const req = new IncomingMessage(new Socket())
  const answer = new ServerResponse(req)
  res?.(answer)
  pipeline(
    steps((word) => said.push(word)),
    (error) => said.push(String(error)),
  )(req, answer)
  await new Promise((resolve) => setImmediate(resolve))
  return said
}

const passing = (say: (word: string) => void, word: string): Step => {
  return (_req, _res, pass) => {
    say(word)
    pass()
  }
}

it('goes from step to step, and on from a step that waits', async () => {
  const waiting: Step = async (_req, _res, pass) => {
    await Promise.resolve()
    pass()
  }
  expect(await heard((say) => [passing(say, 'a'), waiting, passing(say, 'b')])).toEqual(['a', 'b'])
})

it('goes no further than a step that answers, nor for a client that has left', async () => {
  expect(await heard((say) => [unless(() => false), passing(say, 'a'), unless(() => true), passing(say, 'b')])).toEqual(
    ['a'],
  )
  expect(
    await heard(
      (say) => [passing(say, 'a')],
      (res) => res.destroy(),
    ),
  ).toEqual([])
})

it('tells what a step throws, before it has waited and after', async () => {
  const fails = () => {
    throw new Error('at once')
  }
  expect(await heard((say) => [fails, passing(say, 'a')])).toEqual(['Error: at once'])
  const failsLater = async () => {
    await Promise.resolve()
    throw new Error('later')
  }
  expect(await heard((say) => [failsLater, passing(say, 'a')])).toEqual(['Error: later'])
})

import { afterAll, expect, it } from 'vitest'
import { type Child, startChild } from './child.ts'
import { keepChildren } from './kept-children.ts'

const all: Child[] = []
afterAll(() => Promise.all(all.map((child) => child.stop())))

function sleeper(name: string): Child {
  const args = ['-e', 'setInterval(() => undefined, 1000)']
  const child = startChild({ name, command: process.execPath, args, cwd: '.', env: {} })
  all.push(child)
  return child
}

it('one that was replaced has not failed; its successor may', async () => {
  const [web, cms] = [sleeper('web'), sleeper('cms')]
  const kept = keepChildren([web, cms])
  const next = await kept.replace(0, () => sleeper('web, again'))
  await web.exited
  expect(kept.children).toEqual([next, cms])
  await next?.stop()
  expect(await kept.failed).toBe(next)
})

it('none is started any more once all are being stopped', async () => {
  const kept = keepChildren([sleeper('web')])
  const replacing = kept.replace(0, () => sleeper('web, again'))
  kept.release()
  expect(await replacing).toBeNull()
  expect(await kept.replace(0, () => sleeper('web, again'))).toBeNull()
  expect(all.map(({ name }) => name).filter((name) => name === 'web, again')).toHaveLength(1)
})

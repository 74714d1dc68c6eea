import type { SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { stopForAbsent } from './stop-for-absent.ts'

const config = stopForAbsent({ collections: [{ hooks: {} }] } as unknown as SanitizedConfig)
const hook = config.collections[0]?.hooks.beforeOperation?.[0]

const left = { method: 'GET', signal: AbortSignal.abort() }
const here = { method: 'GET', signal: new AbortController().signal }
const saves = { ...left, method: 'PATCH' }
const ofTheProcess = {}

const relation = {
  collection: { config: { access: { read: () => true } } },
  disableErrors: true,
  overrideAccess: false,
  pagination: false,
}

/** Whether Payload would find that the reader may read. */
async function mayRead(req: object, more: object = {}, operation = 'read'): Promise<unknown> {
  const passed = await hook?.({ args: { ...relation, ...more }, operation, req } as never)
  return (passed as unknown as typeof relation).collection.config.access.read()
}

it('relations are empty for whoever has left', async () => {
  expect(await mayRead(left)).toBe(false)
  expect(await mayRead(left, { overrideAccess: undefined })).toBe(false)
})

it('and for nobody else', async () => {
  for (const req of [here, saves, ofTheProcess]) expect(await mayRead(req)).toBe(true)
})

it('a read that could throw is left alone, and so is what the CMS reads with rights of its own', async () => {
  for (const more of [{ disableErrors: undefined }, { pagination: true }, { overrideAccess: true }])
    expect(await mayRead(left, more), JSON.stringify(more)).toBe(true)
  expect(await mayRead(left, {}, 'update')).toBe(true)
})

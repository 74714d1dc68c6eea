import { expect, test } from '../support/test.ts'
import { ask } from '../support/wire/exchange.ts'
import { toldBy, toTell } from '../support/wire/expected-headers.ts'
import { ownKinds } from '../support/wire/own-kinds.ts'
import { ownPages } from '../support/wire/own-pages.ts'

test('what is somebody’s own, and a draft in the frame of the CMS, say what they are to say of themselves', async ({
  page,
}) => {
  const own = await ownPages(page)
  for (const kind of ownKinds(own))
    for (const method of ['GET', 'HEAD'])
      await test.step(`${method} ${kind.name}`, async () => {
        const answer = await ask({ ...kind.asked, method })
        expect.soft(toldBy(answer, kind), kind.name).toEqual(toTell(kind))
        if (method === 'HEAD') expect(answer.body).toHaveLength(0)
      })
  // Under an address like it that nobody was given there is nothing.
  expect((await ask({ path: own.account })).status).toBe(302)
  for (const path of [own.order, own.appointment]) expect((await ask({ path: `${path}x` })).status, path).toBe(404)
})

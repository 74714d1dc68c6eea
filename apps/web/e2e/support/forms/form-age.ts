import { keyField, openedField, quickestFillMs } from '@estu/domain/forms/form-guard'
import type { Page } from '@playwright/test'
import { sealedTime } from '../../../src/forms/form-seal.ts'
import { readTestEnv } from '../test-env.ts'

const { formSecret } = readTestEnv()

/** A form's own `openedAt`, made as much earlier as a person needs to fill it; of a forged one nothing changes. */
export function filledInTime(key: string, opened: string): string {
  const since = Number(opened.split('.')[0])
  return opened === sealedTime(formSecret, key, since) ? sealedTime(formSecret, key, since - quickestFillMs) : opened
}

/** Makes every form of a page old enough to be sent at once: where scripts are off, nothing else would wait for it. */
export async function letFormsAge(page: Page): Promise<void> {
  for (const form of await page.locator(`form:has(input[name=${openedField}])`).all()) {
    const opened = form.locator(`input[name=${openedField}]`)
    const value = filledInTime(await form.locator(`input[name=${keyField}]`).inputValue(), await opened.inputValue())
    await opened.evaluate((input, aged) => {
      ;(input as HTMLInputElement).value = aged
    }, value)
  }
}

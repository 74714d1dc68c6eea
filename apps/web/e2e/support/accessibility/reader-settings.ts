import type { Page } from '@playwright/test'
import { allPairs, type Row } from '../pages/all-pairs.ts'
import { drawn } from './appearance.ts'
import { themes } from './axe-runs.ts'

/** What the panel offers, by the names of its fields. */
const offered = {
  size: ['', 'a1', 'a2', 'a3'],
  theme: themes,
  space: ['', 'wide'],
  font: ['', 'plain'],
  images: ['', 'off'],
  motion: ['', 'off'],
}

/** Any two settings of the panel meet in one of these. */
export const settingPairs: readonly Row[] = allPairs(offered)

/** What takes most room: whatever keeps within a small phone so keeps within it always. */
export const largestSettings: Row = {
  size: 'a3',
  theme: 'contrast',
  space: 'wide',
  font: 'plain',
  images: '',
  motion: '',
}

/** Chooses settings in a page that stands open, as its reader would in the panel. */
export async function chooseSettings(page: Page, settings: Row): Promise<void> {
  await page.evaluate((chosen) => {
    for (const [name, value] of Object.entries(chosen)) {
      const fields = document.querySelectorAll<HTMLInputElement>(`#a11y input[name="a11y-${name}"]`)
      const field = [...fields].find(({ type, value: own }) => type === 'checkbox' || own === value)
      if (!field) throw new Error(`the panel has no ${name} ${value}`)
      field.checked = field.type === 'radio' || value !== 'off'
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, settings)
  await drawn(page)
}

/** All settings as they were before anybody chose. */
export const resetSettings = (page: Page): Promise<void> =>
  page.locator('#a11y-reset').evaluate((button: HTMLButtonElement) => button.click())

export const settingsInWords = (settings: Row): string =>
  Object.entries(settings)
    .filter(([, value]) => value !== '')
    .map((setting) => setting.join(' '))
    .join(', ')

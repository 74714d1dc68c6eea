import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, 'styles')

it('imports every stylesheet once', async () => {
  const index = await readFile(path.join(folder, 'index.css'), 'utf8')
  const imported = [...index.matchAll(/@import "\.\/([^"]+)"/g)].map(([, file = '']) => file)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  expect(imported.toSorted()).toEqual(files.filter((file) => file !== 'index.css').toSorted())
})

it('cuts the edges of covers alone: a product is shown whole, however small its picture', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  const rules: Record<string, string[]> = { contain: [], cover: [] }
  for (const file of files) {
    const css = (await readFile(path.join(folder, file), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [, selector = '', fit = ''] of css.matchAll(/([^{}]+)\{[^{}]*object-fit: (\w+)/g))
      rules[fit]?.push(selector.trim())
  }
  expect(rules.cover?.toSorted()).toEqual(['.cover .picture', '.picture'])
  expect(rules.contain).toContain('.plate .picture')
})

it('names what `:has()` changes, so that a change within a page styles no more than that again', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  const broad: string[] = []
  for (const file of files) {
    const css = (await readFile(path.join(folder, file), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const asking = [...css.matchAll(/[^{};,]*:has\([^{}]*?(?=,\n|\s\{)/g)].map(([selector]) => selector.trim())
    broad.push(...asking.filter(isBroad).map((selector) => `${file}: ${selector}`))
  }
  expect(broad).toEqual([])
})

/** Asks the whole page, or ends in whatever element. */
function isBroad(selector: string): boolean {
  const withoutArguments = selector.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  const last = withoutArguments.split(/[\s>+~]+/).at(-1) ?? ''
  return /^(html|body|main|#main|:root)\b[^ ]*:has\(/.test(selector) || /^(\*|:(?!is|where))/.test(last)
}

it('opens an enlarged picture whole: none is wider than its screen', async () => {
  const css = await readFile(path.join(folder, 'pictures/gallery.css'), 'utf8')
  const enlarged = [...css.matchAll(/\.zoomed \.pics__one[^{]*\{([^}]*)\}/g)].map(([, rules = '']) => rules)
  expect(enlarged.join()).toContain('padding')
  expect(enlarged.join()).not.toMatch(/(?<!max-)width: (?!100%)/)
})

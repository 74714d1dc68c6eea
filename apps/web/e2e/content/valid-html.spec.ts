import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allAddresses, visitAll } from '../support/all-pages.ts'
import { htmlFaults } from '../support/nu-checker.ts'
import { expect, test } from '../support/test.ts'

/** Its CSS is of before containers and anchors, and would call each of them an error. */
const withoutStyles = (html: string) => html.replace(/(<style[^>]*>).*?(<\/style>)/gs, '$1$2')

test('every page is valid HTML', async ({ browserName: _ }, testInfo) => {
  test.setTimeout(5 * 60_000)
  const folder = testInfo.outputPath('pages')
  await mkdir(folder, { recursive: true })
  const addresses = await allAddresses()
  expect(addresses.length).toBeGreaterThan(300)
  for await (const { address, html } of visitAll(addresses))
    await writeFile(path.join(folder, `${addresses.indexOf(address)}.html`), withoutStyles(html))
  const begun = Date.now()
  const faults = await htmlFaults(folder)
  console.log(`the checker took ${Math.round((Date.now() - begun) / 1000)} s for ${addresses.length} pages`)
  const lines = faults.map(
    ({ file, message, extract }) => `${addresses[Number.parseInt(file, 10)]}: ${message} ${extract}`,
  )
  // Of hundreds of the same kind the first ones tell it.
  expect(lines, [`${lines.length} faults`, ...lines.slice(0, 5)].join('\n')).toHaveLength(0)
})

test('the checker sees what is wrong', async ({ browserName: _ }, testInfo) => {
  const folder = testInfo.outputPath('pages')
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, '0.html'),
    '<!doctype html><html lang="ru"><title>Слух</title><ul><li value="2">Слух</ul></html>',
  )
  expect((await htmlFaults(folder)).map(({ message }) => message)).toEqual([expect.stringContaining('value')])
})

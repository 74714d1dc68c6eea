import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sampledAddresses } from '../../e2e/support/pages/all-pages.ts'
import { crawledPages } from '../../e2e/support/pages/crawled-pages.ts'
import { markupFaults } from '../../e2e/support/pages/markup-faults.ts'
import type { SentPage } from '../../e2e/support/pages/sent-pages.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { expect, test } from '../support/test.ts'

const { fullSize } = readTestEnv()

/** Wrong by one value of a list, among the pages of each run: it shows that the checker sees what is wrong. */
const wrong: SentPage = {
  state: 'a page that is wrong',
  html: '<!doctype html><html lang="ru"><title>Слух</title><ul><li value="2">Слух</ul></html>',
}

test('every page that has an address is valid HTML, and the checker sees what is wrong', async () => {
  const sampled = new Set(await sampledAddresses())
  const pages = (await crawledPages())
    .filter(({ address }) => sampled.has(address))
    .map(({ address, html }): SentPage => ({ state: address, html }))
  expect(pages.length).toBeGreaterThan(fullSize ? 300 : 70)
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  try {
    const faults = await markupFaults([wrong, ...pages], folder)
    const ofWrong = faults.filter((fault) => fault.startsWith(wrong.state))
    expect(ofWrong).toEqual([expect.stringContaining('value')])
    // Of hundreds of the same kind the first ones tell it.
    expect(faults.filter((fault) => !ofWrong.includes(fault)).slice(0, 5)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

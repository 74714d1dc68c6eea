import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenFavourites } from '../favourites/broken-favourites.ts'
import { mostCompared, parseCompared, serialiseCompared, toggleCompared } from './compared-list.ts'

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}[a-z0-9]$/)
const list = fc.uniqueArray(slug, { maxLength: mostCompared })

describe('the stored list of what is compared', () => {
  it('reads what it has written', () => {
    fc.assert(
      fc.property(list, (slugs) => {
        expect(parseCompared(serialiseCompared(slugs))).toEqual(slugs)
      }),
    )
  })

  it('never throws on any text, and holds no more than fit, each once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom(...brokenFavourites)), (raw) => {
        const slugs = parseCompared(raw)
        expect(slugs.length).toBeLessThanOrEqual(mostCompared)
        expect(new Set(slugs).size).toBe(slugs.length)
      }),
    )
  })

  it.each([
    ['[{"slug":"a"},null,7,{"slug":7},{"slug":"<b>"},{"slug":""},{"slug":"b"},{"slug":"a"}]', ['a', 'b']],
    ['[{"slug":"1"},{"slug":"2"},{"slug":"3"},{"slug":"4"},{"slug":"5"}]', ['1', '2', '3', '4']],
    ['{"slug":"a"}', []],
    [`[{"slug":"a"},"${'x'.repeat(3000)}"]`, []],
  ])('keeps of %s what is whole', (raw, kept) => {
    expect(parseCompared(raw)).toEqual(kept)
  })
})

describe('ticking a device', () => {
  it('appends one that is not in the list, takes out one that is, and refuses a fifth', () => {
    fc.assert(
      fc.property(list, slug, (slugs, ticked) => {
        const after = toggleCompared(slugs, ticked)
        if (slugs.includes(ticked)) expect(after).toEqual(slugs.filter((known) => known !== ticked))
        else if (slugs.length === mostCompared) expect(after).toBeNull()
        else expect(after).toEqual([...slugs, ticked])
      }),
    )
  })
})
